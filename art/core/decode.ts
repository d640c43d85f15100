import sharp from 'sharp';

export interface DecodedImage {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Decodes an image file. Encoders may give transparent pixels any color, so they are normalized to black. */
export async function decodeImage(bytes: Buffer | string): Promise<DecodedImage> {
  const { data, info } = await sharp(Buffer.from(bytes)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rgba = new Uint8Array(data);
  return {
    width: info.width,
    height: info.height,
    rgba: rgba.map((value, index) => (rgba[index | 3] === 0 ? 0 : value)),
  };
}
