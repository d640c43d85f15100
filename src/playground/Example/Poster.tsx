import { DEFAULT_ASPECT } from '../Stage/aspect.ts';

interface Props {
  src?: string;
  /** Width divided by height. */
  aspect?: number;
  /** The first picture of a page does not wait until it comes into view. */
  isFirst?: boolean;
}

/** The stage gives the poster its size; this tells the browser its shape. */
const WIDTH = 640;

const HILLS = 'M0 40h4v-2h4v-2h6v2h4v2h4v2h6v-2h4v-4h4v-2h6v2h4v4h4v2h6v-2h4v-2h4v2h4v18H0z';
const GROUND = 'M0 46h8v2h10v-2h6v2h14v-2h10v2h8v-2h8v14H0z';

/** What stands on the stage before the example runs: a picture of it, or a drawn scene where none was taken yet. */
export function Poster({ src, aspect = DEFAULT_ASPECT, isFirst = false }: Props) {
  const shape = { width: WIDTH, height: Math.round(WIDTH / aspect), loading: isFirst ? 'eager' : 'lazy' } as const;
  if (src) return <img className="stage__poster" src={src} alt="" decoding="async" {...shape} />;
  return (
    <svg
      className="stage__poster"
      viewBox="0 0 64 60"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <rect width="64" height="60" fill="#0b3a59" />
      <path d="M8 8h2v2H8zM22 14h1v1h-1zM34 6h1v1h-1zM46 12h2v2h-2zM56 5h1v1h-1zM14 22h1v1h-1z" fill="#bfe1fb" />
      <rect x="48" y="20" width="6" height="6" fill="#ffb238" />
      <path d={HILLS} fill="#12639f" />
      <path d={GROUND} fill="#17734a" />
    </svg>
  );
}
