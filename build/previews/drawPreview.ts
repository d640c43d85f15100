import sharp from 'sharp';
import type { Preview } from './design.ts';
import { drawOnCover } from './drawOnCover.ts';
import { drawPlain } from './drawPlain.ts';

// Several previews are drawn at once. More threads for each of them would only wait for each other.
sharp.concurrency(1);

/** The image shown where a page is linked: JPEG where the page has a cover, PNG where it has none. */
export const drawPreview = (preview: Preview): Promise<Buffer> =>
  preview.cover ? drawOnCover(preview, preview.cover) : drawPlain(preview);
