/** One layer of a map: the names of its tiles row by row, undefined where there is none. */
export interface Plan {
  name: string;
  columns: number;
  rows: number;
  tiles: (string | undefined)[];
  isSolid: boolean;
}

/** Reads a plan drawn with letters; a dot that the legend does not know is an empty place. */
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
        throw new Error(`Row ${row + 1} of "${name}" has "${letter}", which its legend does not name.`);
      return legend[letter];
    });
  });
  return { name, columns, rows: lines.length, tiles, isSolid };
}
