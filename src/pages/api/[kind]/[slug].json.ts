import type { APIRoute } from 'astro';
import { loadApi, loadMentions, type SymbolId } from '#src/api/index.ts';
import { buildTwin } from '#src/api/view/twin.ts';
import { dataToKey } from '#src/content/pageKeys.ts';

export function getStaticPaths() {
  return loadApi().symbols.map(({ kind, slug, id }) => ({
    params: { kind, slug },
    props: { id },
    cacheKey: dataToKey(loadMentions(id)),
  }));
}

export const GET: APIRoute<{ id: SymbolId }> = ({ props }) => {
  const api = loadApi();
  return Response.json(buildTwin(api.get(props.id)!, api, loadMentions(props.id)));
};
