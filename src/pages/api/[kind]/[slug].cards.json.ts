import type { APIRoute } from 'astro';
import { loadApi, type SymbolId } from '#src/api/index.ts';
import { buildCards } from '#src/api/view/cards.ts';
import { listSymbolPaths } from '#src/api/view/symbolPaths.ts';

export const getStaticPaths = listSymbolPaths;

export const GET: APIRoute<{ id: SymbolId }> = ({ props }) => {
  const api = loadApi();
  return Response.json(buildCards(api.get(props.id)!, api));
};
