import type { PageKind } from '../engine/model.ts';
import type { SearchParams } from './searchParams.ts';

const LABELS: [kind: PageKind | undefined, label: string][] = [
  [undefined, 'Everything'],
  ['docs', 'Docs'],
  ['api', 'API'],
  ['blog', 'Blog'],
  ['samples', 'Samples'],
];

interface Props {
  params: SearchParams;
  counts: Record<string, number>;
  onChange(params: SearchParams): void;
}

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Narrows the results to one part of the site. */
export function KindFilter({ params, counts, onChange }: Props) {
  const { query } = params;
  return (
    <fieldset className="search-page__filter">
      <legend>Look in</legend>
      {LABELS.map(([kind, label]) => (
        <label key={label}>
          <input
            type="radio"
            name="in"
            value={kind ?? ''}
            checked={params.kind === kind}
            onChange={() => onChange(kind ? { query, kind } : { query })}
          />
          <span>
            {label} {query.trim() && <small>{kind ? (counts[kind] ?? 0) : sum(counts)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
