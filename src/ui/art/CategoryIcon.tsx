import { PixelArt } from './PixelArt.tsx';
import { iconPictures } from './pictures/iconPictures.ts';

export type CategoryIconName = keyof typeof iconPictures;

interface CategoryIconProps {
  name: CategoryIconName;
  /** Width and height in CSS pixels; multiples of 24 stay sharp. */
  size?: number;
  className?: string;
}

/** The icon of a docs group, or of donate, support and community. Decorative: put the name next to it as text. */
export function CategoryIcon({ name, size = 24, className }: CategoryIconProps) {
  return <PixelArt picture={iconPictures[name]} className={className} width={size} height={size} />;
}
