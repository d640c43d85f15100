import { PALETTE, type Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { gridToPaths } from '../core/svg.ts';

/** What to paint an ink with instead of its palette colour, where the page's theme decides. */
export type ThemeFills = Partial<Record<Ink, string>>;

const NOTICE = '// Written by `npm run art`: change the drawing in art, not this file.';

function pictureToSource(grid: PixelGrid, fills: ThemeFills): string {
  const paths = gridToPaths(grid).map(({ ink, d }) => `{ fill: '${fills[ink] ?? PALETTE[ink]}', d: '${d}' }`);
  return `{ width: ${grid.width}, height: ${grid.height}, paths: [${paths.join(', ')}] }`;
}

/** The TypeScript module that holds one picture for the PixelArt component. */
export function buildPictureModule(name: string, grid: PixelGrid, fills: ThemeFills = {}): string {
  const type = "import type { PixelPicture } from '../PixelArt.tsx';";
  return `${NOTICE}\n${type}\n\nexport const ${name}: PixelPicture = ${pictureToSource(grid, fills)};\n`;
}

/** The TypeScript module that holds a set of pictures, each under its name. */
export function buildPictureSetModule(name: string, grids: Record<string, PixelGrid>, fills: ThemeFills = {}): string {
  const type = "import type { PixelPicture } from '../PixelArt.tsx';";
  const entries = Object.entries(grids).map(([key, grid]) => `'${key}': ${pictureToSource(grid, fills)},`);
  return `${NOTICE}\n${type}\n\nexport const ${name} = {\n${entries.join('\n')}\n} satisfies Record<string, PixelPicture>;\n`;
}
