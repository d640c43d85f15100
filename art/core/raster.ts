import sharp from 'sharp';
import { CLEAR, INKS, inkToRgb } from './palette.ts';
import type { PixelGrid } from './PixelGrid.ts';

/** Plain RGBA pixels: the input of the encoders, and the format of art outside the palette (textures). */
export interface Raster {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const cellColors = [[0, 0, 0, 0], ...INKS.map((ink) => [...inkToRgb(ink), 255])];

/** Converts a grid to RGBA, with each pixel enlarged to a square of `scale` pixels. */
export function gridToRaster(grid: PixelGrid, scale = 1): Raster {
  const [width, height] = [grid.width * scale, grid.height * scale];
  const rgba = new Uint8Array(width * height * 4);
  for (let row = 0; row < grid.height; row++) {
    const start = row * scale * width * 4;
    for (let x = 0; x < width; x++) {
      const cell = grid.cells[row * grid.width + Math.floor(x / scale)] ?? CLEAR;
      rgba.set(cellColors[cell] ?? [], start + x * 4);
    }
    for (let copy = 1; copy < scale; copy++) rgba.copyWithin(start + copy * width * 4, start, start + width * 4);
  }
  return { width, height, rgba };
}

const open = ({ width, height, rgba }: Raster) => sharp(rgba, { raw: { width, height, channels: 4 } });

export function rasterToPng(raster: Raster): Promise<Buffer> {
  return open(raster).png({ compressionLevel: 9 }).toBuffer();
}

export function gridToPng(grid: PixelGrid, scale = 1): Promise<Buffer> {
  return open(gridToRaster(grid, scale)).png({ palette: true, colors: 32, dither: 0, effort: 10 }).toBuffer();
}

export function gridToWebp(grid: PixelGrid, scale = 1): Promise<Buffer> {
  return open(gridToRaster(grid, scale)).webp({ lossless: true, effort: 6 }).toBuffer();
}
