import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Cover } from '../Cover/Cover.tsx';
import { EXTERNAL_SAMPLES, type ExternalSample, KIND_LABELS } from '../externalSamples.ts';

function ExternalCard({ sample }: { sample: ExternalSample }) {
  const { slug, title, about, features, play, source, kind } = sample;
  return (
    <Card as="li" className="gallery__item">
      <Cover slug={slug} />
      <div className="gallery__text">
        <p className="external-mark">External</p>
        <h3>{title}</h3>
        <p>{about}</p>
        <ul className="gallery__tags" aria-label={`What ${title} shows`}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="gallery__links">
          <Link to={play} showIcon>
            {KIND_LABELS[kind]}
            <span className="visually-hidden">: {title}</span>
          </Link>
          <Link to={source} showIcon>
            Source<span className="visually-hidden"> of {title}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** Sample projects in their own repositories. Their links leave this site. */
export function ExternalSamples() {
  return (
    <section className="samples" aria-labelledby="samples-external">
      <h2 id="samples-external">Elsewhere</h2>
      <p className="samples__lead">
        Larger projects and templates in repositories of their own: hosted to play, or open in an online editor.
      </p>
      <ul className="gallery">
        {EXTERNAL_SAMPLES.map((sample) => (
          <ExternalCard key={sample.slug} sample={sample} />
        ))}
      </ul>
    </section>
  );
}
