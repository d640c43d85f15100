import type { APIRoute } from 'astro';
import { loadApi, loadMentions, type SymbolId } from '#src/api/index.ts';
import { buildSymbolJson } from '#src/api/view/symbolJson.ts';
import { listSymbolPaths } from '#src/api/view/symbolPaths.ts';

export const getStaticPaths = listSymbolPaths;

export const GET: APIRoute<{ id: SymbolId }> = ({ props }) => {
  const api = loadApi();
  return Response.json(buildSymbolJson(api.get(props.id)!, api, loadMentions(props.id)));
};
