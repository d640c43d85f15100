import type { ReactNode } from 'react';
import '#src/ui/Button/button.css';
import './offlinePage.css';

/** /offline: the explanation and controls; also the fallback for pages that aren't saved. */
export function OfflinePage({ children }: { children: ReactNode }) {
  return (
    <div className="offline-page">
      <h1>Read it without a network</h1>
      <p className="offline-page__lead">
        Pages you have opened stay readable when you are offline. Save all of them and the whole documentation, the API
        reference, the search and every example work on a train, on a plane or at a game jam with bad Wi-Fi.
      </p>
      {children}
      <noscript>
        <p>Saving needs JavaScript. Without it, every page can be saved with the browser’s own “Save page”.</p>
      </noscript>
      <h2 id="not-saved">Did you expect another page?</h2>
      <p>
        If you came here from a link, you are offline and that page is not saved in this browser yet. Go back to one you
        have read, or open it again when the network is there.
      </p>
      <h2 id="install">Install it</h2>
      <p>
        Browsers that can install sites offer it in their menu or address bar: “Install Excalibur.js”. The app opens in
        a window of its own and reads the same saved pages.
      </p>
    </div>
  );
}
