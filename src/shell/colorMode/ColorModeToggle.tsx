import { useEffect, useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon } from '#src/ui/Icon/Icon.tsx';
import type { ColorMode, ColorModeOptions } from './colorMode.ts';
import { chooseMode, followMode, readShownMode, subscribeToMode } from './colorMode.ts';

interface Props {
  options: ColorModeOptions;
}

const opposite = (mode: ColorMode): ColorMode => (mode === 'dark' ? 'light' : 'dark');

/** The light/dark switch. */
export function ColorModeToggle({ options }: Props) {
  const mode = useSyncExternalStore(subscribeToMode, readShownMode, () => options.defaultMode);
  useEffect(() => followMode(options), [options]);
  if (options.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      title={`Switch to ${opposite(mode)} mode`}
      // Reads the mode from the page: after a return from the back/forward cache, a click may come before the next render.
      onClick={() => chooseMode(opposite(readShownMode()))}
    >
      <SunIcon className="color-mode-toggle__sun" />
      <MoonIcon className="color-mode-toggle__moon" />
    </button>
  );
}
