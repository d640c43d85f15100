type Rgb = readonly [number, number, number];

function hexToRgb(hex: string): Rgb {
  const full = hex.length < 6 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const number = Number.parseInt(full.slice(1, 7), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

const rgbToHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast ratio of two hex colors. */
export function contrastRatio(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(hexToRgb(a)), luminance(hexToRgb(b))].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The color, moved toward black or white just far enough to be readable on the background. */
export function ensureContrast(color: string, background: string, ratio: number): string {
  const target: Rgb = luminance(hexToRgb(background)) > 0.5 ? [0, 0, 0] : [255, 255, 255];
  const source = hexToRgb(color);
  for (let share = 0; share <= 1; share += 0.04) {
    const mixed = source.map((part, index) => part + ((target[index] ?? 0) - part) * share) as unknown as Rgb;
    const hex = rgbToHex(mixed);
    if (contrastRatio(hex, background) >= ratio) return hex;
  }
  return rgbToHex(target);
}
