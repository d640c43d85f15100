import { THEME } from '#src/contracts/attributes.ts';
import { COLOR_MODE_EVENT } from '#src/contracts/events.ts';
import { THEME_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';

export type ColorMode = 'light' | 'dark';

export interface ColorModeOptions {
  defaultMode: ColorMode;
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

const DARK_QUERY = '(prefers-color-scheme: dark)';

const isColorMode = (value: string | null): value is ColorMode => value === 'light' || value === 'dark';

/** The mode to show for a stored choice: the choice itself, else the system's if it is followed, else the default. */
export function storedToMode(stored: string | null, options: ColorModeOptions, systemIsDark: boolean): ColorMode {
  if (!options.disableSwitch && isColorMode(stored)) return stored;
  if (options.respectPrefersColorScheme) return systemIsDark ? 'dark' : 'light';
  return options.defaultMode;
}

export function readShownMode(): ColorMode {
  return document.documentElement.getAttribute(THEME) === 'dark' ? 'dark' : 'light';
}

function showMode(mode: ColorMode): void {
  if (readShownMode() === mode) return;
  document.documentElement.setAttribute(THEME, mode);
  document.dispatchEvent(new CustomEvent(COLOR_MODE_EVENT, { detail: mode }));
}

/** Shows a mode and remembers it as the visitor's choice. */
export function chooseMode(mode: ColorMode): void {
  showMode(mode);
  writeStored(THEME_KEY, mode);
}

/** Calls back whenever the shown mode changes, whoever changed it; returns a function that unsubscribes. */
export function subscribeToMode(onChange: () => void): () => void {
  document.addEventListener(COLOR_MODE_EVENT, onChange);
  return () => document.removeEventListener(COLOR_MODE_EVENT, onChange);
}

/** Follows other tabs and, if the site config says so, the system's preference; returns a function that stops it. */
export function followMode(options: ColorModeOptions): () => void {
  const system = matchMedia(DARK_QUERY);
  let printing = false;
  const refresh = (): void => showMode(storedToMode(readStored(THEME_KEY), options, system.matches));
  const onStorage = (event: StorageEvent): void => {
    // A null key means that everything was cleared.
    if (event.key === THEME_KEY || event.key === null) refresh();
  };
  // A page restored from the back/forward cache has missed changes made meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && refresh());
  // Print previews report the light scheme for a moment: that isn't the visitor's choice.
  const onSystem = (): void => void (options.respectPrefersColorScheme && !printing && refresh());
  const onBeforePrint = (): void => void (printing = true);
  const onAfterPrint = (): void => void (printing = false);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  addEventListener('beforeprint', onBeforePrint);
  addEventListener('afterprint', onAfterPrint);
  system.addEventListener('change', onSystem);
  // Another tab may have chosen before this one listened.
  refresh();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
    removeEventListener('beforeprint', onBeforePrint);
    removeEventListener('afterprint', onAfterPrint);
    system.removeEventListener('change', onSystem);
  };
}
