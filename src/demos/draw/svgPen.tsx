import type { CSSProperties, ReactNode } from 'react';
import { withBase } from '#src/lib/url.ts';
import type { Paint, Pen, ShapeOptions, SpriteOptions, SpriteSheetSource, TextOptions } from './pen.ts';
import { frameToOrigin } from './pen.ts';

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;
const round = (value: number): number => Math.round(value * 100) / 100;

/** Both themes in one CSS color: the browser picks by the page's color scheme. */
const paintToCss = (paint: Paint): string =>
  typeof paint === 'string' ? paint : `light-dark(${paint.light},${paint.dark})`;

function strokeOf({ stroke, thickness = 1 }: ShapeOptions): CSSProperties {
  return stroke ? { stroke: paintToCss(stroke), strokeWidth: thickness } : {};
}

function spriteElement(
  key: number,
  sheet: SpriteSheetSource,
  frame: number,
  { x, y, width, height, flip, angleDegrees, opacity }: SpriteOptions & { x: number; y: number },
): ReactNode {
  const origin = frameToOrigin(sheet, frame);
  const turn = `translate(${round(x)} ${round(y)}) rotate(${angleDegrees ?? 0}) scale(${flip ? -1 : 1} 1)`;
  return (
    <g key={key} transform={turn} opacity={opacity}>
      <svg
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        viewBox={`${origin.x} ${origin.y} ${sheet.frameWidth} ${sheet.frameHeight}`}
        preserveAspectRatio="none"
      >
        <image
          href={withBase(sheet.src)}
          width={sheet.columns * sheet.frameWidth}
          height={sheet.rows * sheet.frameHeight}
          style={{ imageRendering: 'pixelated' }}
        />
      </svg>
    </g>
  );
}

/** A pen that draws SVG, for the poster shown before a demo runs. */
export function createSvgPen(): { pen: Pen; elements: ReactNode[] } {
  const elements: ReactNode[] = [];
  const key = () => elements.length;
  const pen: Pen = {
    rect(x, y, width, height, fill, options = {}) {
      const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
      elements.push(<rect key={key()} {...box} style={{ fill: paintToCss(fill), ...strokeOf(options) }} />);
    },
    circle(x, y, radius, fill, options = {}) {
      const place = { cx: round(x), cy: round(y), r: round(radius) };
      elements.push(<circle key={key()} {...place} style={{ fill: paintToCss(fill), ...strokeOf(options) }} />);
    },
    line(x1, y1, x2, y2, paint, thickness) {
      const ends = { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) };
      elements.push(<line key={key()} {...ends} style={strokeOf({ stroke: paint, thickness })} />);
    },
    text(text, x, y, { size, paint, align = 'left' }: TextOptions) {
      elements.push(
        <text
          key={key()}
          x={round(x)}
          y={round(y)}
          fontSize={size}
          textAnchor={ANCHORS[align]}
          dominantBaseline="central"
          style={{ fill: paintToCss(paint) }}
        >
          {text}
        </text>,
      );
    },
    sprite(sheet, frame, x, y, options) {
      elements.push(spriteElement(key(), sheet, frame, { x, y, ...options }));
    },
  };
  return { pen, elements };
}
