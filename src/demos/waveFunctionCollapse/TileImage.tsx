import { withBase } from '#src/lib/url.ts';
import { frameToOrigin } from '../draw/pen.ts';
import { COLLAPSE_TILES } from '../tileSheets.ts';
import { nameToFrame } from './drawTile.ts';

const SCALE = 1.5;

/** One tile of the sheet, inline in the page. */
export function TileImage({ name, label }: { name: string; label?: string }) {
  const { x, y } = frameToOrigin(COLLAPSE_TILES, nameToFrame(name));
  const { frameWidth, columns, src } = COLLAPSE_TILES;
  return (
    <span
      className="tile-picture"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      title={label}
      style={{
        width: frameWidth * SCALE,
        height: frameWidth * SCALE,
        background: `url(${withBase(src)}) ${-x * SCALE}px ${-y * SCALE}px / ${columns * frameWidth * SCALE}px auto`,
      }}
    />
  );
}
