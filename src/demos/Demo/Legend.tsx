import type { Paint } from '../draw/pen.ts';

const toCss = (paint: Paint): string =>
  typeof paint === 'string' ? paint : `light-dark(${paint.light}, ${paint.dark})`;

/** Explains the colors on the stage. */
export function Legend({ entries = [] }: { entries?: readonly { label: string; paint: Paint }[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="demo__legend">
      {entries.map(({ label, paint }) => (
        <li key={label}>
          <span className="demo__swatch" style={{ background: toCss(paint) }} /> {label}
        </li>
      ))}
    </ul>
  );
}
