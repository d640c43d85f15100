type GamepadSource = Partial<Pick<Navigator, 'getGamepads'>>;

/**
 * A browser that denies gamepad access to a frame throws from `getGamepads`. The engine calls it on start and on every
 * update, so the game would never draw. Treat missing permission as no gamepads.
 */
export function tolerateDeniedGamepads(source: GamepadSource = navigator): void {
  const getNativeGamepads = source.getGamepads?.bind(source);
  if (!getNativeGamepads) return;
  source.getGamepads = () => {
    try {
      return getNativeGamepads();
    } catch {
      return [];
    }
  };
}
