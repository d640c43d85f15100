import sharp from 'sharp';

export interface Picture {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** Reads a picture file back. Encoders may give transparent pixels any colour, so here those are black. */
export async function decodePicture(bytes: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(bytes)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rgba = new Uint8Array(data);
  return {
    width: info.width,
    height: info.height,
    rgba: rgba.map((value, index) => (rgba[index | 3] === 0 ? 0 : value)),
  };
}
