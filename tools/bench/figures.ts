export const PARTS = ['weight', 'lighthouse', 'navigation', 'memory', 'build', 'dev', 'growth'] as const;
export type Part = (typeof PARTS)[number];

/** One measurement and the values it is compared to. */
export interface Figure {
  part: Part;
  /** The page or scenario that was measured. */
  subject: string;
  measure: string;
  unit: string;
  value: number;
  incumbent?: number;
  /** The maximum allowed value; for scores, the minimum. */
  limit?: number;
  isScore?: boolean;
  /** The value in the previous report. */
  previous?: number;
}

export interface Report {
  /** When and on which machine each part was last measured. */
  measured: Partial<Record<Part, { at: string; machine: string }>>;
  figures: Figure[];
}

const toKey = ({ part, subject, measure }: Figure): string => [part, subject, measure].join('|');

export const isWithin = ({ value, limit, isScore }: Figure): boolean =>
  limit === undefined || (isScore ? value >= limit : value <= limit);

/** How many times more the incumbent needs; for scores, the ratio of this site to the incumbent. */
export function toRatio({ value, incumbent, isScore }: Figure): number | undefined {
  if (incumbent === undefined) return undefined;
  const [more, less] = isScore ? [value, incumbent] : [incumbent, value];
  return less === 0 ? undefined : more / less;
}

/** Replaces the figures of the measured parts and leaves the others unchanged. */
export function mergeReport(old: Report | undefined, parts: readonly Part[], figures: readonly Figure[]): Report {
  const oldValues = new Map((old?.figures ?? []).map((figure) => [toKey(figure), figure.value]));
  const unchanged = (old?.figures ?? []).filter(({ part }) => !parts.includes(part));
  const fresh = figures.map((figure) => {
    const previous = oldValues.get(toKey(figure));
    return previous === undefined ? figure : { ...figure, previous };
  });
  const all = [...unchanged, ...fresh];
  return {
    measured: { ...old?.measured },
    figures: PARTS.flatMap((part) => all.filter((figure) => figure.part === part)),
  };
}
