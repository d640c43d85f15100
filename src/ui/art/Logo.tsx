import { PixelArt } from './PixelArt.tsx';
import { logoPicture } from './pictures/logoPicture.ts';

interface LogoProps {
  /** Width and height in CSS pixels; multiples of 16 stay sharp. */
  size?: number;
  title?: string;
  className?: string;
}

/** The logo, a sword in a stone. Its outline has the color `--art-outline`. */
export function Logo({ size = 32, title, className }: LogoProps) {
  return <PixelArt picture={logoPicture} title={title} className={className} width={size} height={size} />;
}
