declare module 'opentype.js' {
  interface PathCommand {
    type: string;
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  interface Font {
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { commands: PathCommand[] };
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
