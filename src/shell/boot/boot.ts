import { ANNOUNCEMENT, EARLY_CLICK, FROM_TOP, JS, THEME } from '#src/contracts/attributes.ts';
import { EARLY_CLICK_TARGETS } from '#src/contracts/earlyClicks.ts';
import { BEFORE_SWAP_EVENT } from '#src/contracts/events.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, THEME_KEY } from '#src/contracts/storageKeys.ts';
import { stripHtmlEnding } from '#src/lib/url.ts';

export interface BootConfig {
  defaultMode: 'light' | 'dark';
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
  announcementId: string | null;
}

/** What the boot script shares with the rest of the site. It can't import anything, so the names are an argument. */
export const BOOT_NAMES = {
  theme: THEME,
  announcement: ANNOUNCEMENT,
  js: JS,
  fromTop: FROM_TOP,
  earlyClick: EARLY_CLICK,
  earlyClickTargets: EARLY_CLICK_TARGETS,
  themeKey: THEME_KEY,
  idKey: ANNOUNCEMENT_ID_KEY,
  dismissedKey: ANNOUNCEMENT_DISMISSED_KEY,
  beforeSwap: BEFORE_SWAP_EVENT,
};

/**
 * Runs inline in the head, before the first paint, so that neither the color mode nor a dismissed announcement flashes.
 * It's serialized with `toString`, so it must not use anything from outside its own body.
 */
export function boot(config: BootConfig, names: typeof BOOT_NAMES, stripEnding: (pathname: string) => string): void {
  const root = document.documentElement;
  // A path that begins with two slashes would be read as the name of another host.
  const clean = stripEnding(location.pathname).replace(/^\/{2,}/, '/');
  if (clean !== location.pathname) {
    const url = clean + location.search + location.hash;
    // The router must never see the file extension. No page is called anything but index.html: under another file name
    // this is the not-found page, and the page itself is at the clean URL.
    if (/\.html$/.test(location.pathname) && !/\/index\.html$/.test(location.pathname)) location.replace(url);
    else history.replaceState(history.state, '', url);
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
    const stored = config.disableSwitch ? null : read(names.themeKey);
    if (stored === 'light' || stored === 'dark') return stored;
    if (!config.respectPrefersColorScheme) return config.defaultMode;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  };
  const readDismissed = (): boolean => {
    if (config.announcementId === null) return true;
    const storedId = read(names.idKey);
    // An early release misspelled the default id; visitors who dismissed that bar dismissed this one.
    const knownId = storedId === 'annoucement-bar' ? 'announcement-bar' : storedId;
    if (knownId !== config.announcementId) {
      write(names.idKey, config.announcementId);
      write(names.dismissedKey, 'false');
      return false;
    }
    if (storedId !== knownId) write(names.idKey, config.announcementId);
    return read(names.dismissedKey) === 'true';
  };
  const apply = (element: HTMLElement): void => {
    element.setAttribute(names.theme, readMode());
    element.setAttribute(names.announcement, readDismissed() ? 'hidden' : 'shown');
    element.setAttribute(names.js, '');
  };
  apply(root);
  // Long pages may skip the layout of what's far below, unless that's where the visitor starts.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'navigate' && !location.hash) root.setAttribute(names.fromTop, '');
  // Clicks that come before their code are marked; `src/browser/earlyClicks.ts` repeats them.
  document.addEventListener('click', ({ target }) =>
    (target as Element).closest(names.earlyClickTargets)?.setAttribute(names.earlyClick, ''),
  );
  // Route changes show at once: a snapshot of the old page for a cross-fade would only delay the new one.
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
  // The client router replaces the root element's attributes with those of the next document.
  document.addEventListener(names.beforeSwap, (event) => {
    apply((event as Event & { newDocument: Document }).newDocument.documentElement);
  });
}

/** The boot script as text for an inline script element. */
export function buildBootScript(config: BootConfig): string {
  const args = [config, BOOT_NAMES].map((value) => JSON.stringify(value));
  // Without indentation, which would be part of every page.
  return `(${boot.toString().replace(/^\s+/gm, '')})(${args.join()},${stripHtmlEnding.toString()})`;
}
