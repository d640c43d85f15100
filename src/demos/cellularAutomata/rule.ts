/** A cell's next value by its number of wall neighbors (of eight): `birth[n]` for floor, `survival[n]` for wall. */
export interface Rule {
  readonly birth: readonly boolean[];
  readonly survival: readonly boolean[];
}

const COUNTS = Array.from({ length: 9 }, (_, count) => count);

/** Floor becomes wall at `birthAt` neighbors or more; wall becomes floor at `deathAt` or fewer. */
export const thresholdRule = (birthAt: number, deathAt: number): Rule => ({
  birth: COUNTS.map((count) => count >= birthAt),
  survival: COUNTS.map((count) => count > deathAt),
});

/** Birth with three, survival with two or three: John Horton Conway's Game of Life. */
export const GAME_OF_LIFE: Rule = {
  birth: COUNTS.map((count) => count === 3),
  survival: COUNTS.map((count) => count === 2 || count === 3),
};

export const CAVES: Rule = thresholdRule(5, 3);

export const nextValue = (rule: Rule, value: number, neighbors: number): number =>
  Number((value ? rule.survival : rule.birth)[neighbors] ?? false);
