import { attribute, FEATURE, FEATURE_PLAY } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import type { Feature } from '../data/features.ts';
import { FEATURES, TOOLS } from '../data/features.ts';
import { Section } from './Section.tsx';
import './features.css';

const SCENE = { width: 768, height: 48 };

function FeatureCard({ id, title, text, hint, to }: Feature) {
  return (
    <Card as="li" className="feature" isLink {...attribute(FEATURE, id)}>
      <div className="feature__scene">
        <img src={withBase(`/img/features/${id}.webp`)} alt="" loading="lazy" decoding="async" {...SCENE} />
        <p className="feature__hint" aria-hidden="true">
          {hint}
        </p>
        <button
          type="button"
          className="feature__play"
          {...attribute(FEATURE_PLAY, true)}
          aria-pressed="false"
          aria-label={`Run the scene: ${title}`}
        />
        <span className="feature__note" data-feature-note role="status" />
      </div>
      <div className="feature__text">
        <h3>
          <Link to={to} className="card__link">
            {title}
          </Link>
        </h3>
        <p>{text}</p>
      </div>
    </Card>
  );
}

export function Features() {
  return (
    <Section
      id="features"
      tone="soft"
      eyebrow="Batteries included"
      title="What a 2D game needs is in the box"
      lead="One package, no plugin hunt for the basics. Every card runs on the engine when you ask it to, and leads to its guide."
    >
      <ul className="features">
        {FEATURES.map((feature) => (
          <FeatureCard key={feature.id} {...feature} />
        ))}
      </ul>
      <p className="tools">
        <span className="tools__label">Works with the tools you draw and build in:</span>
        {TOOLS.map(({ name, to }) => (
          <Link key={to} to={to} className="tools__item">
            {name}
          </Link>
        ))}
      </p>
    </Section>
  );
}
