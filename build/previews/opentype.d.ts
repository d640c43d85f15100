declare module 'opentype.js' {
  export interface Path {
    toPathData(format: { decimalPlaces: number; optimize: boolean; flipY: boolean }): string;
  }
  export interface Glyph {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  export interface Font {
    unitsPerEm: number;
    hasChar(character: string): boolean;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
