import { Select } from '../Select/Select.tsx';
import { NO_JAM } from './arrangeGames.ts';
import { MAKER_LABELS } from './GameCard.tsx';
import { GAMES } from './games.ts';

const JAMS = [...new Set(GAMES.flatMap(({ jam }) => jam?.name ?? []))].sort((a, b) => a.localeCompare(b, 'en'));

/** Shown only where scripts run: without them the list is complete and needs no filter. */
export function Filters() {
  return (
    <form className="filters" data-showcase-filters="" aria-label="Filter and sort the games">
      <Select name="maker" label="Made by" options={[['', 'Everyone'], ...Object.entries(MAKER_LABELS)]} />
      <Select
        name="jam"
        label="Game jam"
        options={[['', 'All games'], ...JAMS.map((jam) => [jam, jam] as const), [NO_JAM, 'Outside jams']]}
      />
      <Select
        name="sort"
        label="Order"
        options={[
          ['', 'As listed'],
          ['title', 'Title'],
          ['jam', 'Game jam'],
        ]}
      />
      <button type="reset" className="button button--outline">
        Reset
      </button>
      <p className="filters__count" data-showcase-count="" role="status">
        {GAMES.length} games
      </p>
    </form>
  );
}
