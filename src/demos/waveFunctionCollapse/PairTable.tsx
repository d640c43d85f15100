import type { Pair } from './rules.ts';
import { TileImage } from './TileImage.tsx';
import type { CollapseTile } from './tileSets.ts';

interface Props {
  caption: string;
  tiles: readonly CollapseTile[];
  pairs: readonly Pair[];
  onToggle: (a: number, b: number) => void;
}

/** A checkbox for every pair of tiles: the row's tile first, the column's tile on that side of it. */
export function PairTable({ caption, tiles, pairs, onToggle }: Props) {
  const allowed = new Set(pairs.map(([a, b]) => `${a} ${b}`));
  return (
    <div className="pair-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {tiles.map(({ name }) => (
              <th key={name} scope="col">
                <TileImage name={name} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiles.map((a, row) => (
            <tr key={a.name}>
              <th scope="row">
                <TileImage name={a.name} label={a.name} />
              </th>
              {tiles.map((b, column) => (
                <td key={b.name}>
                  <input
                    type="checkbox"
                    aria-label={`${a.name}, ${b.name}`}
                    checked={allowed.has(`${row} ${column}`)}
                    onChange={() => onToggle(row, column)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
