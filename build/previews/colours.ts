/** Red, green and blue as one number: 0xrrggbb. */
export type Colour = number;

export const colourToBytes = (colour: Colour): [red: number, green: number, blue: number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

export const colourToHex = (colour: Colour): string => `#${colour.toString(16).padStart(6, '0')}`;

/** A ground under an ink that covers a share of it. */
export function mixColours(ground: Colour, ink: Colour, share: number): Colour {
  const inkBytes = colourToBytes(ink);
  const mixed = colourToBytes(ground).map((part, at) => Math.round(part + (inkBytes[at]! - part) * share));
  return mixed.reduce((colour, part) => colour * 256 + part, 0);
}

/** The place of the colour in a palette that comes closest. */
export function findNearest(palette: readonly Colour[], colour: Colour): number {
  let nearest = 0;
  let least = Infinity;
  for (let at = 0; at < palette.length && least > 0; at++) {
    const other = palette[at]!;
    const red = (other >> 16) - (colour >> 16);
    const green = ((other >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (other & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance >= least) continue;
    nearest = at;
    least = distance;
  }
  return nearest;
}
