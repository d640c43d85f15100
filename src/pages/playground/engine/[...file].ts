import type { APIRoute, GetStaticPaths } from 'astro';
import { engineFiles } from '#src/playground/build/engineFiles.ts';

export const getStaticPaths: GetStaticPaths = () =>
  engineFiles.map(({ file, read }) => ({ params: { file }, props: { read } }));

export const GET: APIRoute<{ read: () => Promise<string> }> = async ({ props }) =>
  new Response(await props.read(), { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
