import type { Crumb } from '#src/docs/index.ts';
import type { Api } from '../lookup/createApi.ts';
import type { ApiSymbol } from '../model/types.ts';

/** The breadcrumbs from the API index to a symbol. */
export function symbolToCrumbs(symbol: ApiSymbol, { areas }: Api): Crumb[] {
  const area = areas.find(({ id }) => id === symbol.area);
  return [
    { label: 'API', href: '/api' },
    ...(area ? [{ label: area.title, href: `/api#area-${area.id}` }] : []),
    { label: symbol.name },
  ];
}
