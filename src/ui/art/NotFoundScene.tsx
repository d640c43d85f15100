import { PixelArt } from './PixelArt.tsx';
import { notFoundPicture } from './pictures/notFoundPicture.ts';

interface SceneProps {
  className?: string;
}

/** A knight with a lantern in a dark wood, for pages that do not exist. Fills the width it is given, 16:9. */
export function NotFoundScene({ className }: SceneProps) {
  return (
    <PixelArt
      picture={notFoundPicture}
      title="A knight with a lantern, lost in a dark wood"
      className={className}
      width="100%"
    />
  );
}
