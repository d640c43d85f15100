import type { ExcaliburGraphicsContext, ImageSource } from 'excalibur';
import { Color, vec } from 'excalibur';
import type { Glyphs } from './glyphs.ts';
import { GLYPH_INSET_PX } from './glyphs.ts';
import type { Paint, Pen, Theme } from './pen.ts';
import { frameToOrigin, paintToColor } from './pen.ts';

interface Surroundings {
  glyphs: Glyphs;
  /** The loaded sheets by route. */
  images: ReadonlyMap<string, ImageSource>;
  getTheme: () => Theme;
}

const ALIGNMENTS = { left: 0, center: 0.5, right: 1 } as const;

function createColors(getTheme: () => Theme): (paint: Paint) => Color {
  const colors = new Map<string, Color>();
  return (paint) => {
    const hex = paintToColor(paint, getTheme());
    const color = colors.get(hex) ?? Color.fromHex(hex);
    colors.set(hex, color);
    return color;
  };
}

/** A pen that draws with the engine. It needs the engine's graphics context in each frame. */
export function createEnginePen({ glyphs, images, getTheme }: Surroundings) {
  const toColor = createColors(getTheme);
  let context: ExcaliburGraphicsContext;
  const pen: Pen = {
    rect(x, y, width, height, fill, { stroke, thickness = 1 } = {}) {
      const border = stroke ? toColor(stroke) : undefined;
      context.drawRectangle(vec(x, y), width, height, toColor(fill), border, border ? thickness : undefined);
    },
    circle(x, y, radius, fill, { stroke, thickness = 1 } = {}) {
      const border = stroke ? toColor(stroke) : undefined;
      context.drawCircle(vec(x, y), radius, toColor(fill), border, border ? thickness : undefined);
    },
    line(x1, y1, x2, y2, paint, thickness) {
      context.drawLine(vec(x1, y1), vec(x2, y2), toColor(paint), thickness);
    },
    text(text, x, y, { size, paint, align = 'left' }) {
      const scale = size / glyphs.sizePx;
      const letters = [...text].map((letter) => glyphs.glyphOf(letter));
      const width = letters.reduce((sum, { advance }) => sum + advance, 0) * scale;
      const cell = glyphs.cellPx;
      let left = x - width * ALIGNMENTS[align] - GLYPH_INSET_PX * scale;
      context.save();
      context.tint = toColor(paint);
      for (const glyph of letters) {
        const top = y - (cell * scale) / 2;
        context.drawImage(glyphs.image, glyph.x, glyph.y, cell, cell, left, top, cell * scale, cell * scale);
        left += glyph.advance * scale;
      }
      context.restore();
    },
    sprite(sheet, frame, x, y, { width, height, flip, angleDegrees = 0, opacity = 1 }) {
      const source = images.get(sheet.src);
      if (!source) throw new Error(`${sheet.src} is drawn but not listed in the topic's sheets.`);
      const origin = frameToOrigin(sheet, frame);
      const { frameWidth, frameHeight } = sheet;
      context.save();
      context.opacity = opacity;
      context.translate(x, y);
      context.rotate((angleDegrees * Math.PI) / 180);
      context.scale(flip ? -1 : 1, 1);
      context.drawImage(
        source.image,
        origin.x,
        origin.y,
        frameWidth,
        frameHeight,
        -width / 2,
        -height / 2,
        width,
        height,
      );
      context.restore();
    },
  };
  return { pen, useContext: (next: ExcaliburGraphicsContext) => void (context = next) };
}
