import type { Api } from '../lookup/createApi.ts';
import { API_KINDS } from '../model/types.ts';

/** The shared file the sidebar fetches: every name once, with kinds and areas as indexes into lists. */
export interface NamesFile {
  kinds: readonly string[];
  areas: { id: string; title: string }[];
  /** Name, kind, area, and the slug where it differs from the name. */
  names: [name: string, kind: number, area: number, slug?: string][];
}

export function buildNames(api: Api): NamesFile {
  const names = api.symbols.map((symbol): NamesFile['names'][number] => {
    const kind = API_KINDS.indexOf(symbol.kind);
    const area = api.areas.findIndex(({ id }) => id === symbol.area);
    return symbol.slug === symbol.name ? [symbol.name, kind, area] : [symbol.name, kind, area, symbol.slug];
  });
  return { kinds: API_KINDS, areas: api.areas, names };
}
