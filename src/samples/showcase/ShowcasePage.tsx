import { EmptyChest } from '#src/ui/art/EmptyChest.tsx';
import { GalleryPage } from '../Gallery/GalleryPage.tsx';
import { AddYourGame } from './AddYourGame.tsx';
import { Filters } from './Filters.tsx';
import { GameCard } from './GameCard.tsx';
import { GAMES } from './games.ts';
import '../filters.css';
import './showcasePage.css';

/** Covers that are in view on a large screen at once. */
const EAGER_COUNT = 4;

export function ShowcasePage() {
  return (
    <GalleryPage
      title="Showcase"
      lead={
        <>
          Games made with Excalibur by the community and the maintainers. Play one, look at its source, then{' '}
          <a href="#add-your-game">add yours</a>.
        </>
      }
    >
      <Filters />
      <ul className="gallery showcase" data-showcase-list="">
        {GAMES.map((game, index) => (
          <GameCard key={game.slug} game={game} isEager={index < EAGER_COUNT} />
        ))}
      </ul>
      <div className="showcase__empty" data-showcase-empty="" hidden>
        <EmptyChest />
        <p>No game fits both. Choose something wider, or reset the filters.</p>
      </div>
      <AddYourGame />
    </GalleryPage>
  );
}
