import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeImage } from '../core/decode.ts';
import { INKS, inkToRgb } from '../core/palette.ts';
import { buildKitFiles } from './kit.ts';
import { buildManifest, type KitFile } from './manifest.ts';

const folder = path.resolve(import.meta.dirname, '../../public/kit');
const KIT_LIMIT_BYTES = 1.5 * 1024 * 1024;
const PALETTE_KINDS = ['image', 'sheet', 'tileset', 'layer', 'font', 'nine-slice'];

// Drawing everything takes seconds, and several times longer on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let files: KitFile[] = [];
beforeAll(async () => {
  files = await buildKitFiles();
});

const isImage = ({ entry }: KitFile) => entry.path.endsWith('.png');
const onDisk = (file: KitFile) => readFile(path.join(folder, file.entry.path));

describe('the kit', () => {
  it('lists exactly the files in its folder', async () => {
    const found = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    expect(found.sort()).toEqual([...files.map(({ entry }) => entry.path), 'kit.json'].sort());
  });

  it('matches the committed files; if not, run "npm run art"', async () => {
    expect(await readFile(path.join(folder, 'kit.json'), 'utf8')).toBe(buildManifest(files).bytes);
    for (const file of files) {
      const stored = await onDisk(file);
      const read = async (bytes: Buffer | string) =>
        isImage(file) ? (await decodeImage(bytes)).rgba : Buffer.from(bytes);
      expect(Buffer.compare(await read(file.bytes), await read(stored)), file.entry.path).toBe(0);
    }
  });

  it('is deterministic', async () => {
    const again = await buildKitFiles();
    again.forEach(({ entry, bytes }, index) => {
      expect(Buffer.from(bytes).equals(Buffer.from(files[index]?.bytes ?? '')), entry.path).toBe(true);
    });
  });

  it('lists the actual size of each image', async () => {
    for (const { entry, bytes } of files.filter(isImage)) {
      const { width, height } = await decodeImage(bytes);
      expect([entry.width, entry.height], entry.path).toEqual([width, height]);
      const { columns, rows = 0, spriteWidth = 0, spriteHeight = 0 } = entry;
      if (columns) expect([columns * spriteWidth, rows * spriteHeight], entry.path).toEqual([width, height]);
    }
  });

  it('references only frames that exist in its sheets', () => {
    for (const { entry } of files) {
      const cells = (entry.columns ?? 0) * (entry.rows ?? 0);
      for (const { frames } of entry.animations ?? []) expect(Math.max(...frames), entry.path).toBeLessThan(cells);
      if (entry.names) expect(entry.names.length, entry.path).toBeLessThanOrEqual(cells);
    }
  });

  it('uses only palette colors, except for textures', async () => {
    const allowed = new Set(INKS.map((ink) => [...inkToRgb(ink), 255].join()));
    for (const { entry, bytes } of files.filter(({ entry: { kind } }) => PALETTE_KINDS.includes(kind))) {
      const { rgba } = await decodeImage(bytes);
      const used = [...new Set(new Uint32Array(rgba.buffer))].map(
        (pixel) => new Uint8Array(Uint32Array.of(pixel).buffer),
      );
      const offPalette = used.filter((pixel) => pixel[3] !== 0 && !allowed.has(pixel.join()));
      expect(offPalette, entry.path).toEqual([]);
    }
  });

  it('stays within its size limit', () => {
    expect(files.reduce((sum, { bytes }) => sum + Buffer.from(bytes).length, 0)).toBeLessThanOrEqual(KIT_LIMIT_BYTES);
  });
});
