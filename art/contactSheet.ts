import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** Draws every image of the kit, enlarged, on light and dark backgrounds, for review: `npm run contact-sheet --workspace art`. */
const SCALE = 4;
const GAP = 8;
const SHEET_WIDTH = 1400;
const BACKGROUNDS = ['#f4f8fb', '#0b1f2e'];

const root = path.resolve(import.meta.dirname, '..');
const kit = path.join(root, 'public/kit');
const target = path.join(root, '.cache/art');

async function enlarge(file: string): Promise<{ input: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  const scale = width * SCALE > SHEET_WIDTH ? 2 : SCALE;
  const size = { width: width * scale, height: height * scale };
  return {
    input: await sharp(file)
      .resize({ ...size, kernel: 'nearest' })
      .png()
      .toBuffer(),
    ...size,
  };
}

async function drawContactSheet(folder: string): Promise<void> {
  const names = (await readdir(path.join(kit, folder))).filter((name) => name.endsWith('.png')).sort();
  const images = await Promise.all(names.map((name) => enlarge(path.join(kit, folder, name))));
  let [x, y, rowHeight] = [GAP, GAP, 0];
  const placed: OverlayOptions[] = images.map(({ input, width, height }) => {
    if (x + width > SHEET_WIDTH) [x, y, rowHeight] = [GAP, y + rowHeight + GAP, 0];
    const spot = { input, left: x, top: y };
    x += width + GAP;
    rowHeight = Math.max(rowHeight, height);
    return spot;
  });
  const size = { width: SHEET_WIDTH + GAP, height: y + rowHeight + GAP };
  const halves = BACKGROUNDS.map((background) =>
    sharp({ create: { ...size, channels: 3, background } })
      .composite(placed)
      .png()
      .toBuffer(),
  );
  const both = (await Promise.all(halves)).map((input, index) => ({ input, left: 0, top: index * size.height }));
  const canvas = sharp({ create: { width: size.width, height: size.height * 2, channels: 3, background: '#000' } });
  await canvas
    .composite(both)
    .png()
    .toFile(path.join(target, `${folder}.png`));
}

await mkdir(target, { recursive: true });
const entries = await readdir(kit, { withFileTypes: true });
for (const entry of entries)
  if (entry.isDirectory() && !['sounds', 'maps'].includes(entry.name)) await drawContactSheet(entry.name);
console.log(`Wrote the contact sheets to ${path.relative(root, target)}.`);
