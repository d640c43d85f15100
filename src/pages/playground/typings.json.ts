import type { APIRoute } from 'astro';
import { readTypings } from '#src/playground/build/typings.ts';

export const GET: APIRoute = async () =>
  new Response(JSON.stringify(await readTypings()), { headers: { 'content-type': 'application/json' } });
