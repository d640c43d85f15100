export type DisplayModeName = 'FitContainer' | 'FillContainer' | 'Fixed';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The resolution the game is designed for. */
export const GAME_SIZE = { width: 240, height: 240 };

/** The canvas rectangle on a screen. FitContainer scales the whole game; FillContainer fills the screen. */
export function displayToRect(mode: DisplayModeName, screen: Rect): Rect {
  if (mode === 'FillContainer') return { ...screen };
  if (mode === 'Fixed') return { x: screen.x, y: screen.y, ...GAME_SIZE };
  const scale = Math.min(screen.width / GAME_SIZE.width, screen.height / GAME_SIZE.height);
  const width = GAME_SIZE.width * scale;
  const height = GAME_SIZE.height * scale;
  return { x: screen.x + (screen.width - width) / 2, y: screen.y + (screen.height - height) / 2, width, height };
}
