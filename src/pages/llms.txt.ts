import { buildLlmsIndex } from '#src/content/render/llms.ts';

export const GET = () => new Response(buildLlmsIndex(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
