import { readGlossary } from '#src/content/read/glossary/readGlossary.ts';

/** What the cards over marked terms show, by the id of the term. */
export const GET = () =>
  Response.json(Object.fromEntries(readGlossary().map(({ id, name, text }) => [id, [name, text]])));
