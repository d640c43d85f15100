type GamepadSource = Partial<Pick<Navigator, 'getGamepads'>>;

/**
 * A browser that denies gamepads to a frame throws when it's asked for them. The engine asks when it starts and again in
 * every update, so the game would never draw: without permission there are just no gamepads.
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
