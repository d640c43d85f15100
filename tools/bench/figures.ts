export const PARTS = ['weight', 'lighthouse', 'walks', 'memory', 'build', 'dev', 'growth'] as const;
export type Part = (typeof PARTS)[number];

/** One measured number with all it is compared to. */
export interface Figure {
  part: Part;
  /** The page or the situation it was measured in. */
  subject: string;
  measure: string;
  unit: string;
  value: number;
  incumbent?: number;
  /** The most it may be; for scores, the least. */
  limit?: number;
  isScore?: boolean;
  /** What the report before this one says. */
  previous?: number;
}

export interface Report {
  /** When and on what each part was measured last. */
  measured: Partial<Record<Part, { at: string; machine: string }>>;
  figures: Figure[];
}

const toKey = ({ part, subject, measure }: Figure): string => [part, subject, measure].join('|');

export const isWithin = ({ value, limit, isScore }: Figure): boolean =>
  limit === undefined || (isScore ? value >= limit : value <= limit);

/** How many times more the incumbent needs; for scores, how far this site is ahead. */
export function toRatio({ value, incumbent, isScore }: Figure): number | undefined {
  if (incumbent === undefined) return undefined;
  const [more, less] = isScore ? [value, incumbent] : [incumbent, value];
  return less === 0 ? undefined : more / less;
}

/** Puts new figures in the place of the old ones of the same parts; what was not measured again stays. */
export function mergeReport(old: Report | undefined, parts: readonly Part[], figures: readonly Figure[]): Report {
  const known = new Map((old?.figures ?? []).map((figure) => [toKey(figure), figure.value]));
  const kept = (old?.figures ?? []).filter(({ part }) => !parts.includes(part));
  const fresh = figures.map((figure) => {
    const previous = known.get(toKey(figure));
    return previous === undefined ? figure : { ...figure, previous };
  });
  const all = [...kept, ...fresh];
  return {
    measured: { ...old?.measured },
    figures: PARTS.flatMap((part) => all.filter((figure) => figure.part === part)),
  };
}
