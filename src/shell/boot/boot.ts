import { stripHtmlEnding } from '#src/lib/url.ts';

export interface BootConfig {
  defaultMode: 'light' | 'dark';
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
  announcementId: string | null;
}

/**
 * Runs inline in the head, before the first paint, so that neither the colour mode nor a dismissed announcement flashes.
 * It is serialised with `toString`, so it may use nothing from outside its own body.
 */
export function boot(config: BootConfig, stripEnding: (pathname: string) => string): void {
  const root = document.documentElement;
  // An address that begins with two slashes names another site once it is taken for a path.
  const clean = stripEnding(location.pathname).replace(/^\/{2,}/, '/');
  if (clean !== location.pathname) {
    const address = clean + location.search + location.hash;
    // The router must never see the file ending. A file name other than index.html is no page of ours: what stands here
    // is the not-found page, and the page itself waits at the clean address.
    if (/\.html$/.test(location.pathname) && !/\/index\.html$/.test(location.pathname)) location.replace(address);
    else history.replaceState(history.state, '', address);
  }
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The page works without storage; the shell reports the failure once it runs.
    }
  };
  const readMode = (): string => {
    const stored = config.disableSwitch ? null : read('theme');
    if (stored === 'light' || stored === 'dark') return stored;
    if (!config.respectPrefersColorScheme) return config.defaultMode;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  };
  const readDismissed = (): boolean => {
    if (config.announcementId === null) return true;
    const storedId = read('docusaurus.announcement.id');
    // An early release misspelt the default id; a visitor who dismissed that bar dismissed this one.
    const knownId = storedId === 'annoucement-bar' ? 'announcement-bar' : storedId;
    if (knownId !== config.announcementId) {
      write('docusaurus.announcement.id', config.announcementId);
      write('docusaurus.announcement.dismiss', 'false');
      return false;
    }
    if (storedId !== knownId) write('docusaurus.announcement.id', config.announcementId);
    return read('docusaurus.announcement.dismiss') === 'true';
  };
  const apply = (element: HTMLElement): void => {
    element.dataset['theme'] = readMode();
    element.dataset['announcement'] = readDismissed() ? 'hidden' : 'shown';
    element.dataset['js'] = '';
  };
  apply(root);
  // Pages that are long may put off what lies far below; not those that begin there.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'navigate' && !location.hash) root.dataset['fromTop'] = '';
  // A press that comes before the scripts is marked; `src/browser/reading/earlyPresses.ts` answers it once it is there.
  const markPress = ({ target }: Event): void => {
    (target as Element).closest('[data-tabs] [role=tab],[data-code-wrap]')?.setAttribute('data-pressed', '');
  };
  document.addEventListener('click', markPress);
  document.addEventListener('site:reading', () => document.removeEventListener('click', markPress));
  // Route changes show at once: a picture of the old page for a cross-fade would only delay the new one.
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  // The client router replaces the root element's attributes with those of the next document.
  document.addEventListener('astro:before-swap', (event) => {
    apply((event as Event & { newDocument: Document }).newDocument.documentElement);
  });
}

/** The boot script as text, ready for an inline script element. */
export function buildBootScript(config: BootConfig): string {
  // Indentation would travel with every page.
  return `(${boot.toString().replace(/^\s+/gm, '')})(${JSON.stringify(config)},${stripHtmlEnding.toString()})`;
}
