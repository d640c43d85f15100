import { buildLlmsIndex } from '#src/content/llms.ts';

export const GET = () => new Response(buildLlmsIndex(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
