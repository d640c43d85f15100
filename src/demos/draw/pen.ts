/** A color (#rrggbb or #rrggbbaa), or one for each theme. */
export type Paint = string | { readonly light: string; readonly dark: string };

export type Theme = 'light' | 'dark';

export interface ShapeOptions {
  stroke?: Paint;
  thickness?: number;
}

export interface TextOptions {
  size: number;
  paint: Paint;
  align?: 'left' | 'center' | 'right';
}

/** A sprite sheet of equally sized frames below public/, numbered row by row from the top left. */
export interface SpriteSheetSource {
  /** Route of the file, e.g. `/kit/tiles/tiles.png`. */
  readonly src: string;
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly columns: number;
  readonly rows: number;
}

export interface SpriteOptions {
  width: number;
  height: number;
  flip?: boolean;
  /** Clockwise, around the center of the frame. */
  angleDegrees?: number;
  opacity?: number;
}

/**
 * The drawing API for demos. The same drawing is rendered by the engine in the browser and as SVG in the static page.
 * Later shapes are drawn over earlier ones. All lengths are in units of the topic's stage.
 */
export interface Pen {
  rect(x: number, y: number, width: number, height: number, fill: Paint, options?: ShapeOptions): void;
  circle(x: number, y: number, radius: number, fill: Paint, options?: ShapeOptions): void;
  line(x1: number, y1: number, x2: number, y2: number, paint: Paint, thickness: number): void;
  /** `y` is the vertical center of the text. */
  text(text: string, x: number, y: number, options: TextOptions): void;
  /** `x`, `y` is the center of the frame. */
  sprite(sheet: SpriteSheetSource, frame: number, x: number, y: number, options: SpriteOptions): void;
}

/** The color of a paint in a theme. */
export const paintToColor = (paint: Paint, theme: Theme): string => (typeof paint === 'string' ? paint : paint[theme]);

/** The position of a frame in its sheet. */
export const frameToOrigin = (sheet: SpriteSheetSource, frame: number): { x: number; y: number } => ({
  x: (frame % sheet.columns) * sheet.frameWidth,
  y: Math.floor(frame / sheet.columns) * sheet.frameHeight,
});
