import { buildLlmsFull } from '#src/content/render/llms.ts';

export const GET = () => new Response(buildLlmsFull(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
