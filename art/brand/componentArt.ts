import { PALETTE, type Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { gridToPaths } from '../core/svg.ts';

/** CSS fills that replace palette colors where the page theme decides. */
export type ThemeFills = Partial<Record<Ink, string>>;

const NOTICE = '// Written by `npm run art`: change the drawing in art, not this file.';

function gridToSource(grid: PixelGrid, fills: ThemeFills): string {
  const paths = gridToPaths(grid).map(({ ink, d }) => `{ fill: '${fills[ink] ?? PALETTE[ink]}', d: '${d}' }`);
  return `{ width: ${grid.width}, height: ${grid.height}, paths: [${paths.join(', ')}] }`;
}

/** The source of a TypeScript module that exports one image for the PixelArt component. */
export function buildImageModule(name: string, grid: PixelGrid, fills: ThemeFills = {}): string {
  const type = "import type { PixelPicture } from '../PixelArt.tsx';";
  return `${NOTICE}\n${type}\n\nexport const ${name}: PixelPicture = ${gridToSource(grid, fills)};\n`;
}

/** The source of a TypeScript module that exports a set of images by name. */
export function buildImageSetModule(name: string, grids: Record<string, PixelGrid>, fills: ThemeFills = {}): string {
  const type = "import type { PixelPicture } from '../PixelArt.tsx';";
  const entries = Object.entries(grids).map(([key, grid]) => `'${key}': ${gridToSource(grid, fills)},`);
  return `${NOTICE}\n${type}\n\nexport const ${name} = {\n${entries.join('\n')}\n} satisfies Record<string, PixelPicture>;\n`;
}
