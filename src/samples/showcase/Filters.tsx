import { GalleryFilters } from '../Gallery/GalleryFilters.tsx';
import type { SelectProps } from '../Select/Select.tsx';
import { NO_JAM } from './arrangeGames.ts';
import { MAKER_LABELS } from './GameCard.tsx';
import { GAMES } from './games.ts';

const JAMS = [...new Set(GAMES.flatMap(({ jam }) => jam?.name ?? []))].sort((a, b) => a.localeCompare(b, 'en'));

const FIELDS: readonly SelectProps[] = [
  { name: 'maker', label: 'Made by', options: [['', 'Everyone'], ...Object.entries(MAKER_LABELS)] },
  {
    name: 'jam',
    label: 'Game jam',
    options: [['', 'All games'], ...JAMS.map((jam) => [jam, jam] as const), [NO_JAM, 'Outside jams']],
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      ['', 'As listed'],
      ['title', 'Title'],
      ['jam', 'Game jam'],
    ],
  },
];

export function Filters() {
  return (
    <GalleryFilters
      gallery="showcase"
      label="Filter and sort the games"
      count={`${GAMES.length} games`}
      fields={FIELDS}
    />
  );
}
