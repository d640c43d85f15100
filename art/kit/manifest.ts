import type { OutputFile } from '../core/output.ts';
import { gridToPng, rasterToPng, type Raster } from '../core/raster.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import type { Animation, Sheet } from '../core/sheet.ts';

export type KitKind =
  'image' | 'sheet' | 'tileset' | 'layer' | 'font' | 'nine-slice' | 'texture' | 'sound' | 'music' | 'map' | 'data';

/** The entry of one file in kit.json. Sizes are in pixels, durations in seconds or, for frames, milliseconds. */
interface KitEntry {
  /** Relative to the folder of kit.json. */
  path: string;
  kind: KitKind;
  description: string;
  width?: number;
  height?: number;
  columns?: number;
  rows?: number;
  spriteWidth?: number;
  spriteHeight?: number;
  animations?: Animation[];
  /** Sprite names in index order. */
  names?: string[];
  seconds?: number;
  [detail: string]: unknown;
}

export interface KitFile {
  entry: KitEntry;
  bytes: Buffer | string;
}

type Details = Record<string, unknown>;

export async function imageFile(
  path: string,
  kind: KitKind,
  grid: PixelGrid,
  description: string,
  details: Details = {},
): Promise<KitFile> {
  const entry = { path, kind, description, width: grid.width, height: grid.height, ...details };
  return { entry, bytes: await gridToPng(grid) };
}

export async function textureFile(path: string, raster: Raster, description: string): Promise<KitFile> {
  return {
    entry: { path, kind: 'texture', description, width: raster.width, height: raster.height },
    bytes: await rasterToPng(raster),
  };
}

export function sheetFile(
  path: string,
  sheet: Sheet,
  description: string,
  details: Details = {},
  kind: KitKind = 'sheet',
): Promise<KitFile> {
  const { grid, animations, ...layout } = sheet;
  return imageFile(path, kind, grid, description, {
    ...layout,
    ...(animations.length ? { animations } : {}),
    ...details,
  });
}

export function buildManifest(files: KitFile[]): OutputFile {
  const entries = files.map(({ entry }) => entry).sort((a, b) => (a.path < b.path ? -1 : 1));
  return { path: 'public/kit/kit.json', bytes: `${JSON.stringify({ version: 1, files: entries }, null, 2)}\n` };
}
