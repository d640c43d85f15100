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
      // What the page shows counts: a page that comes back is pressed before this is drawn again.
      onClick={() => chooseMode(opposite(readShownMode()))}
    >
      <SunIcon className="color-mode-toggle__sun" />
      <MoonIcon className="color-mode-toggle__moon" />
    </button>
  );
}
