import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Cover } from '../Cover/Cover.tsx';
import type { Game } from './gameSchema.ts';

export const MAKER_LABELS: Readonly<Record<Game['madeBy'], string>> = {
  community: 'Community',
  maintainers: 'Maintainers',
};

const jamToLabel = ({ name, edition }: NonNullable<Game['jam']>): string => [name, edition].filter(Boolean).join(' ');

export function GameCard({ game, isEager }: { game: Game; isEager: boolean }) {
  const { slug, title, about, play, source, madeBy, jam } = game;
  return (
    <li data-title={title} data-maker={madeBy} data-jam={jam?.name ?? ''}>
      <Card className="gallery__item" isLink>
        <Cover slug={slug} isEager={isEager} />
        <div className="gallery__text">
          <h2>
            <Link to={play} className="card__link">
              {title}
            </Link>
          </h2>
          <p>{about}</p>
          <p className="gallery__kind">{[MAKER_LABELS[madeBy], jam && jamToLabel(jam)].filter(Boolean).join(' · ')}</p>
          <div className="gallery__links">
            <span className="showcase__play" aria-hidden="true">
              Play
            </span>
            {source && (
              <Link to={source} showIcon className="showcase__source">
                Source<span className="visually-hidden"> of {title}</span>
              </Link>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}
