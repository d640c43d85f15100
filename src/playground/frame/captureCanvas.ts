import type { Picture } from '../protocol/messages.ts';

const GRID = 48;
const MAX_WIDTH_PX = 960;
const QUALITY = 0.8;

function largestCanvas(): HTMLCanvasElement | undefined {
  const canvases = [...document.querySelectorAll('canvas')];
  return canvases.sort((a, b) => b.width * b.height - a.width * a.height)[0];
}

function copyCanvas(source: HTMLCanvasElement, width: number, height: number): CanvasRenderingContext2D {
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(source, 0, 0, width, height);
  return context;
}

function countColors(source: HTMLCanvasElement): number {
  const { data } = copyCanvas(source, GRID, GRID).getImageData(0, 0, GRID, GRID);
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    colors.add((data[at]! << 24) | (data[at + 1]! << 16) | (data[at + 2]! << 8) | data[at + 3]!);
  }
  return colors.size;
}

/** Captures the largest canvas. Must be called in the task that drew it, because WebGL clears the buffer afterwards. */
export async function captureCanvas(): Promise<Picture> {
  const canvas = largestCanvas();
  if (!canvas || !canvas.width || !canvas.height) return { width: 0, height: 0, colors: 0, blob: null };
  const scale = Math.min(1, MAX_WIDTH_PX / canvas.width);
  const width = Math.round(canvas.width * scale);
  const height = Math.round(canvas.height * scale);
  const colors = countColors(canvas);
  const copy = copyCanvas(canvas, width, height).canvas;
  const blob = await new Promise<Blob | null>((resolve) => copy.toBlob(resolve, 'image/webp', QUALITY));
  return { width: canvas.offsetWidth, height: canvas.offsetHeight, colors, blob };
}
