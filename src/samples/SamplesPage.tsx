import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Cover } from './Cover/Cover.tsx';
import { GalleryPage } from './Gallery/GalleryPage.tsx';
import type { Sample } from './samples.ts';
import { KIND_LABELS, SAMPLES } from './samples.ts';
import './samplesPage.css';

/** Covers that are in view on a large screen at once. */
const EAGER_COUNT = 4;

const SECTIONS = [
  {
    kind: 'hosted',
    title: 'Play them',
    lead: 'Finished and hosted. Open one, play it, then read how it is made.',
  },
  {
    kind: 'sandbox',
    title: 'Take them apart',
    lead: 'Each opens in an online editor with its source beside the running game.',
  },
  { kind: 'template', title: 'Start from them', lead: 'Projects that are set up and waiting for your game.' },
] as const;

function SampleCard({ sample, isEager }: { sample: Sample; isEager: boolean }) {
  return (
    <Card as="li" className="gallery__item">
      <Cover slug={sample.slug} isEager={isEager} />
      <div className="gallery__text">
        <h3>{sample.title}</h3>
        <p>{sample.about}</p>
        <ul className="gallery__tags" aria-label={`What ${sample.title} shows`}>
          {sample.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="gallery__links">
          <Link to={sample.play} showIcon>
            {KIND_LABELS[sample.kind]}
            <span className="visually-hidden">: {sample.title}</span>
          </Link>
          <Link to={sample.source} showIcon>
            Source<span className="visually-hidden"> of {sample.title}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
}

export function SamplesPage() {
  return (
    <GalleryPage
      title="Samples"
      lead={
        <>
          Small, complete projects to play, read and borrow from. New here? Build{' '}
          <Link to="/docs/excalibird-flappy-bird">your first game</Link> in the tutorial, then come back.
        </>
      }
    >
      {SECTIONS.map(({ kind, title, lead }, section) => (
        <section key={kind} className="samples" aria-labelledby={`samples-${kind}`}>
          <h2 id={`samples-${kind}`}>{title}</h2>
          <p className="samples__lead">{lead}</p>
          <ul className="gallery">
            {SAMPLES.filter((sample) => sample.kind === kind).map((sample, index) => (
              <SampleCard key={sample.slug} sample={sample} isEager={section === 0 && index < EAGER_COUNT} />
            ))}
          </ul>
        </section>
      ))}
      <p className="samples__more">
        Made something with the engine? See what others built in the <Link to="/showcase/">showcase</Link> and add
        yours.
      </p>
    </GalleryPage>
  );
}
