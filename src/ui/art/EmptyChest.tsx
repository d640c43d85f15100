import { PixelArt } from './PixelArt.tsx';
import { emptyChestPicture } from './pictures/emptyChestPicture.ts';

const SCALE = 4;

interface EmptyChestProps {
  className?: string;
}

/** An open chest with nothing in it, for lists without entries. */
export function EmptyChest({ className }: EmptyChestProps) {
  const { width, height } = emptyChestPicture;
  return <PixelArt picture={emptyChestPicture} className={className} width={width * SCALE} height={height * SCALE} />;
}
