import { homeIconPictures } from '#src/ui/art/pictures/homeIconPictures.ts';
import { PixelArt } from '#src/ui/art/PixelArt.tsx';

export type HomeIconName = keyof typeof homeIconPictures;

interface Props {
  name: HomeIconName;
  /** Width and height in CSS pixels; multiples of 16 stay sharp. */
  size?: number;
}

export function HomeIcon({ name, size = 48 }: Props) {
  return <PixelArt picture={homeIconPictures[name]} width={size} height={size} className="home-icon" />;
}
