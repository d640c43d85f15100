import type { Api } from '#src/api/index.ts';
import { withBase } from '#src/lib/url.ts';
import { LiveExample } from '#src/playground/index.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import type { Sample } from '../catalog/readSamples.ts';
import { SampleFacts } from './SampleFacts.tsx';
import { SourceFiles } from './SourceFiles.tsx';
import './samplePage.css';

interface Props {
  sample: Sample;
  api: Api;
  /** The samples before and after it in the gallery. */
  next: Sample;
}

/** A sample: play it on the page, read it file by file, open it in the playground or download it. */
export function SamplePage({ sample, api, next }: Props) {
  const { title, summary, about, exampleId, poster, size, files } = sample;
  const [main, ...others] = files;
  return (
    <div className="container sample-page">
      <header className="sample-page__head">
        <nav aria-label="Breadcrumbs">
          <Link to="/samples/">Samples</Link>
        </nav>
        <h1>{title}</h1>
        <p className="sample-page__lead">{summary}</p>
      </header>
      <div className="sample-page__body">
        <div className="sample-page__main">
          <LiveExample
            id={exampleId}
            title={title}
            code={main!.text}
            language="ts"
            files={others.map(({ name, text }) => ({ name, code: text }))}
            highlightedHtml=""
            codeView={<SourceFiles files={files} api={api} />}
            poster={poster && withBase(poster)}
            isFirst
            aspect={size[0] / size[1]}
            position="above"
            playLabel="Play"
            canDownload
          />
        </div>
        <div className="sample-page__side">
          <p>{about}</p>
          <SampleFacts sample={sample} />
          <p className="sample-page__next">
            Next: <Link to={next.route}>{next.title}</Link>
          </p>
        </div>
      </div>
    </div>
  );
}
