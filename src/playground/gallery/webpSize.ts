/** The width and height in the head of a WebP file, or nothing when it is not one. */
export function readWebpSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 30 || tag(0) !== 'RIFF' || tag(8) !== 'WEBP') return undefined;
  const form = tag(12);
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const read24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return form === 'VP8X' ? { width: read24(24) + 1, height: read24(27) + 1 } : undefined;
}
