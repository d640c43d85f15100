import { useEffect, useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon } from '#src/ui/Icon/Icon.tsx';
import type { ColorModeOptions } from './colorMode.ts';
import { chooseMode, followMode, readShownMode, subscribeToMode } from './colorMode.ts';

interface Props {
  options: ColorModeOptions;
}

/** The light/dark switch. */
export function ColorModeToggle({ options }: Props) {
  const mode = useSyncExternalStore(subscribeToMode, readShownMode, () => options.defaultMode);
  useEffect(() => followMode(options), [options]);
  if (options.disableSwitch) return null;
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      title={`Switch to ${next} mode`}
      onClick={() => chooseMode(next)}
    >
      <SunIcon className="color-mode-toggle__sun" />
      <MoonIcon className="color-mode-toggle__moon" />
    </button>
  );
}
