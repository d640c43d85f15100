// The stall: who waits, for what, and for how long.

export const POTIONS = ['red', 'blue', 'green'] as const;
export type Potion = (typeof POTIONS)[number];
export type Face = 'knight' | 'skeleton' | 'slime-blue' | 'bat';
export const FACES: readonly Face[] = ['knight', 'skeleton', 'slime-blue', 'bat'];

export interface Guest {
  id: number;
  face: Face;
  wish: Potion;
  waitedMs: number;
}

export interface Stall {
  phase: 'title' | 'open' | 'closed';
  /** The first is served first. */
  queue: readonly Guest[];
  coins: number;
  hearts: number;
  served: number;
  nextGuestMs: number;
  nextId: number;
}

const HEARTS = 3;
const MAX_QUEUE = 3;
const BASE_PATIENCE_MS = 9000;
const MIN_PATIENCE_MS = 3500;

/** The better the stall is known, the less patient its guests are. */
export const patienceMs = ({ served }: Stall): number =>
  Math.max(MIN_PATIENCE_MS, BASE_PATIENCE_MS - served * 250);

export const openStall = (): Stall => ({
  phase: 'open',
  queue: [],
  coins: 0,
  hearts: HEARTS,
  served: 0,
  nextGuestMs: 0,
  nextId: 1,
});

/** Wishes repeat in a pattern that is hard to guess and the same each time. */
function createGuest(id: number): Guest {
  return {
    id,
    face: FACES[id % FACES.length]!,
    wish: POTIONS[((id * id + id * 3) % 7) % 3]!,
    waitedMs: 0,
  };
}

/** Lets time pass: guests arrive, wait, and leave when they have waited too long. */
export function wait(stall: Stall, elapsedMs: number): Stall {
  if (stall.phase !== 'open') return stall;
  const aged = stall.queue.map((guest) => ({
    ...guest,
    waitedMs: guest.waitedMs + elapsedMs,
  }));
  const queue = aged.filter(({ waitedMs }) => waitedMs < patienceMs(stall));
  const left = aged.length - queue.length;
  return judge(
    welcome({
      ...stall,
      queue,
      hearts: stall.hearts - left,
      nextGuestMs: stall.nextGuestMs - elapsedMs,
    }),
  );
}

function welcome(stall: Stall): Stall {
  if (stall.nextGuestMs > 0 || stall.queue.length >= MAX_QUEUE) return stall;
  const guest = createGuest(stall.nextId);
  const nextGuestMs = Math.max(1200, 3200 - stall.served * 120);
  return {
    ...stall,
    queue: [...stall.queue, guest],
    nextId: stall.nextId + 1,
    nextGuestMs,
  };
}

const judge = (stall: Stall): Stall =>
  stall.hearts > 0 ? stall : { ...stall, hearts: 0, phase: 'closed' };

/** Five coins at once, one at the last moment. */
export function payFor(stall: Stall, { waitedMs }: Guest): number {
  return Math.max(1, Math.ceil(5 * (1 - waitedMs / patienceMs(stall))));
}

/** Hands the first guest a potion; a wrong one costs a heart. */
export function serve(stall: Stall, potion: Potion): Stall {
  const [guest, ...rest] = stall.queue;
  if (stall.phase !== 'open' || !guest) return stall;
  if (guest.wish !== potion)
    return judge({ ...stall, hearts: stall.hearts - 1, queue: rest });
  return {
    ...stall,
    queue: rest,
    coins: stall.coins + payFor(stall, guest),
    served: stall.served + 1,
  };
}
