import { Cover, GAMES } from '#src/samples/index.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Section } from './Section.tsx';
import './showcaseTeaser.css';

const SHOWN = ['retroski', 'axe-n-arrow', 'sum-monsters', 'kraken-unchained'];

/** A few games of the showcase, in the order named above. */
export function ShowcaseTeaser() {
  const games = SHOWN.flatMap((slug) => GAMES.find((game) => game.slug === slug) ?? []);
  return (
    <Section
      id="made-with"
      tone="soft"
      eyebrow="Made with Excalibur"
      title="Played in a browser near you"
      lead="Jam games, side projects and full adventures, most of them with open source."
    >
      <ul className="teasers">
        {games.map(({ slug, title, about, play }) => (
          <Card as="li" key={slug} className="teasers__item" isLink>
            <Cover slug={slug} />
            <div className="teasers__text">
              <h3>
                <Link to={play} className="card__link">
                  {title}
                </Link>
              </h3>
              <p>{about}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className="teasers__more">
        <Link to="/showcase/" className="more-link">
          All games of the showcase
        </Link>
        <Link to="/samples/" className="more-link">
          Samples with source
        </Link>
      </p>
    </Section>
  );
}
