import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeImage } from '../core/decode.ts';
import { formatSource, type OutputFile } from '../core/output.ts';
import { buildBrandFiles } from './brandFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const HERO_LIMIT_BYTES = 30 * 1024;

// Drawing everything takes seconds, and several times longer on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let files: OutputFile[] = [];
beforeAll(async () => {
  files = await buildBrandFiles();
});

const bytesOf = (name: string) => Buffer.from(files.find((file) => file.path.endsWith(name))?.bytes ?? '');

describe('the brand files', () => {
  it('match the committed files; if not, run "npm run art"', async () => {
    for (const file of files.filter(({ path: name }) => !name.endsWith('.ico'))) {
      const stored = await readFile(path.join(root, file.path));
      const isImage = /\.(png|webp)$/.test(file.path);
      const drawn = isImage ? (await decodeImage(file.bytes)).rgba : Buffer.from(await formatSource(file));
      const committed = isImage ? (await decodeImage(stored)).rgba : stored;
      expect(Buffer.compare(drawn, committed), file.path).toBe(0);
    }
  });

  it('include two hero images of the same size, each within its limit', async () => {
    for (const name of ['hero-day.webp', 'hero-night.webp']) {
      const { width, height } = await sharp(bytesOf(name)).metadata();
      expect([width, height]).toEqual([960, 540]);
      expect(bytesOf(name).length).toBeLessThanOrEqual(HERO_LIMIT_BYTES);
    }
  });

  it('include app icons of the size in their names', async () => {
    for (const [name, size] of [
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
      ['apple-touch-icon.png', 180],
    ] as const) {
      const { width, height } = await sharp(bytesOf(name)).metadata();
      expect([width, height], name).toEqual([size, size]);
    }
  });

  it('include a favicon with three sizes', () => {
    expect(bytesOf('favicon.ico').readUInt16LE(4)).toBe(3);
  });
});
