/** What the filters need to know about a game; the page carries it in data attributes. */
export interface Listed {
  title: string;
  maker: string;
  /** Name of the jam, empty for games made outside one. */
  jam: string;
}

export interface Choice {
  /** Empty for all makers. */
  maker: string;
  /** A jam's name, `none` for games outside jams, empty for all. */
  jam: string;
  sort: string;
}

export const NO_JAM = 'none';
export const EVERYTHING: Choice = { maker: '', jam: '', sort: '' };

const matchesJam = ({ jam }: Listed, wanted: string): boolean =>
  wanted === '' || (wanted === NO_JAM ? jam === '' : jam === wanted);

const byTitle = (a: Listed, b: Listed): number => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' });

/** Games of a jam together, those outside jams last. */
const byJam = (a: Listed, b: Listed): number =>
  Number(a.jam === '') - Number(b.jam === '') || a.jam.localeCompare(b.jam, 'en') || byTitle(a, b);

const ORDERS: Readonly<Record<string, (a: Listed, b: Listed) => number>> = { title: byTitle, jam: byJam };

/** The games that fit the choice, in its order; without an order they stay as they are listed. */
export function arrangeGames<Game extends Listed>(games: readonly Game[], { maker, jam, sort }: Choice): Game[] {
  const fitting = games.filter((game) => (maker === '' || game.maker === maker) && matchesJam(game, jam));
  const order = ORDERS[sort];
  return order ? fitting.sort(order) : fitting;
}
