import { attribute, PREFETCH, PREFETCH_ON_INTENT } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import type { Sample } from '../catalog/readSamples.ts';
import { DIFFICULTY_LABELS } from '../catalog/sampleSchema.ts';

/** The poster of a game, tall or wide, over a blurred copy that fills the frame. */
function SamplePoster({ src, isEager }: { src: string; isEager: boolean }) {
  const image = {
    src,
    loading: isEager ? 'eager' : 'lazy',
    decoding: 'async',
    width: 320,
    height: 240,
  } as const;
  return (
    <div className="sample-poster">
      <img {...image} alt="" />
      <img {...image} alt="" loading="lazy" className="sample-poster__glow" />
    </div>
  );
}

/** A sample of this site in the gallery. The filters read its data attributes. */
export function SampleCard({ sample, isEager }: { sample: Sample; isEager: boolean }) {
  const { title, summary, route, poster, difficulty, features } = sample;
  return (
    <li data-difficulty={difficulty} data-features={features.join('|')}>
      <Card className="gallery__item" isLink>
        {poster && <SamplePoster src={withBase(poster)} isEager={isEager} />}
        <div className="gallery__text">
          <h2>
            <Link to={route} className="card__link" {...attribute(PREFETCH, PREFETCH_ON_INTENT)}>
              {title}
            </Link>
          </h2>
          <p>{summary}</p>
          <ul className="gallery__tags" aria-label={`What ${title} shows`}>
            <li className="sample-difficulty">{DIFFICULTY_LABELS[difficulty]}</li>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </Card>
    </li>
  );
}
