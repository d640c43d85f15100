/** One layer of a map: tile names row by row, undefined where a cell is empty. */
export interface Plan {
  name: string;
  columns: number;
  rows: number;
  tiles: (string | undefined)[];
  isSolid: boolean;
}

/** Parses a plan drawn with letters; a dot that isn't in the legend is an empty cell. */
export function parsePlan(
  name: string,
  drawing: string,
  legend: Record<string, string>,
  { isSolid = false } = {},
): Plan {
  const lines = drawing.trim().split('\n');
  const columns = lines[0]?.length ?? 0;
  const tiles = lines.flatMap((line, row) => {
    if (line.length !== columns)
      throw new Error(`Row ${row + 1} of "${name}" has ${line.length} tiles instead of ${columns}.`);
    return [...line].map((letter) => {
      if (!legend[letter] && letter !== '.')
        throw new Error(`Row ${row + 1} of "${name}" has "${letter}", which isn't in its legend.`);
      return legend[letter];
    });
  });
  return { name, columns, rows: lines.length, tiles, isSolid };
}
