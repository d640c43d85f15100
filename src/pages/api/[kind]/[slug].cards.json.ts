import type { APIRoute } from 'astro';
import { loadApi, type SymbolId } from '#src/api/index.ts';
import { buildCards } from '#src/api/view/cards.ts';
import { dataToKey } from '#src/content/pageKeys.ts';

export function getStaticPaths() {
  const cacheKey = dataToKey('cards');
  return loadApi().symbols.map(({ kind, slug, id }) => ({ params: { kind, slug }, props: { id }, cacheKey }));
}

export const GET: APIRoute<{ id: SymbolId }> = ({ props }) => {
  const api = loadApi();
  return Response.json(buildCards(api.get(props.id)!, api));
};
