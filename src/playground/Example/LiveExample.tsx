import type { CSSProperties, ReactNode } from 'react';
import { attribute, LIVE_EXAMPLE } from '#src/contracts/attributes.ts';
import { codeToAspect, DEFAULT_ASPECT } from '../Stage/aspect.ts';
import { ExampleBar } from './ExampleBar.tsx';
import { sourceToJson } from './exampleSource.ts';
import { OtherFiles } from './OtherFiles.tsx';
import { Poster } from './Poster.tsx';
import '#src/ui/Button/playButton.css';
import '../Stage/stage.css';
import './example.css';

export interface ExampleFile {
  name: string;
  code: string;
  highlightedHtml?: string;
}

export interface LiveExampleProps {
  /** Unique on the whole site: under it the playground page opens the example. */
  id: string;
  code: string;
  language: 'ts' | 'tsx' | 'js' | 'jsx';
  /** The other files of the example, which the code imports by `./name`. */
  files?: ExampleFile[];
  title?: string;
  /** The code as a finished code block of this site. */
  highlightedHtml: string;
  poster?: string;
  /** It is the first picture of its page. */
  isFirst?: boolean;
  /** The height of the stage in pixels; without it the stage is as high as the game needs. */
  height?: number;
  /** Width divided by height, before the game has told its own. */
  aspect?: number;
  /** What the keys and the pointer do, in a few words. */
  controls?: string;
  position?: 'below' | 'above';
  /** Leaves the engine's own play button to the visitor; it is pressed for them otherwise. */
  keepPlayButton?: boolean;
  /** Offers the files as a project of their own instead of copying the first. */
  canDownload?: boolean;
  /** What the button on the poster says. */
  playLabel?: string;
  /** Shown as the code, where the first file with the others folded below it would not do. */
  codeView?: ReactNode;
}

/** The address on the playground page that opens an example by its id. */
export const examplePath = (id: string): string => `/playground/?example=${encodeURIComponent(id)}`;

function Code({ highlightedHtml, files = [], codeView }: LiveExampleProps) {
  return (
    <div className="live-example__code" data-live-code>
      {codeView ?? (
        <>
          <div dangerouslySetInnerHTML={{ __html: highlightedHtml }} />
          <OtherFiles files={files} />
        </>
      )}
    </div>
  );
}

/** The stage with its poster and the buttons; React puts the running game in its place. */
function App({ id, aspect, height, poster, isFirst, playLabel, canDownload, controls }: LiveExampleProps) {
  const stageStyle = {
    '--stage-ratio': aspect ?? DEFAULT_ASPECT,
    '--stage-height': height && `${height}px`,
  } as CSSProperties;
  return (
    <div className="live-example__app" data-live-app>
      <div className="stage" style={stageStyle}>
        <Poster src={poster} {...{ aspect, isFirst }} />
        <button type="button" className="play-button stage__play" data-live-action="run">
          <PlaySign /> {playLabel ?? 'Run'}
        </button>
      </div>
      <ExampleBar playgroundPath={examplePath(id)} {...{ canDownload, playLabel }} />
      {controls && <p className="live-example__hint">{controls}</p>}
    </div>
  );
}

/**
 * An example as finished HTML: code, poster, buttons. It runs no script of its own; `hydrateExamples` loads the rest when a button
 * is pressed.
 */
export function LiveExample(props: LiveExampleProps) {
  const { id, code, language, files = [], title, poster, position = 'below' } = props;
  const { height, controls, keepPlayButton, aspect = codeToAspect(code), canDownload, playLabel, codeView } = props;
  const sources = [
    { name: `main.${language}`, text: code },
    ...files.map((file) => ({ name: file.name, text: file.code })),
  ];
  const settings = { aspect, height, controls, poster, keepPlayButton, canDownload, playLabel };
  const source = { id, title: title ?? 'Example', files: sources, ...settings };
  const app = <App {...props} {...(aspect === undefined ? {} : { aspect })} />;
  return (
    <figure className="live-example" aria-label={codeView ? source.title : undefined} {...attribute(LIVE_EXAMPLE, id)}>
      {title && !codeView && <figcaption className="live-example__title">{title}</figcaption>}
      {position === 'above' && app}
      <Code {...props} />
      {position === 'below' && app}
      <script type="application/json" data-live-source dangerouslySetInnerHTML={{ __html: sourceToJson(source) }} />
    </figure>
  );
}

export function PlaySign() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" shapeRendering="crispEdges">
      <path d="M3 0h2v1h2v1h2v2h2v2h2v4h-2v2H9v2H7v1H5v1H3z" fill="currentColor" />
    </svg>
  );
}
