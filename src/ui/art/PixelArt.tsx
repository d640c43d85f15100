/** A pixel drawing as a few filled paths, one per color. */
export interface PixelPicture {
  width: number;
  height: number;
  paths: { fill: string; d: string }[];
}

interface PixelArtProps {
  picture: PixelPicture;
  /** What a screen reader says; without it the image is decorative. */
  title?: string;
  className?: string;
  width?: number | string;
  height?: number | string;
}

export function PixelArt({ picture, title, className, width, height }: PixelArtProps) {
  const label = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      {...label}
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      shapeRendering="crispEdges"
      focusable="false"
    >
      {picture.paths.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
