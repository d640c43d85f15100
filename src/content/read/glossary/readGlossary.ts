import { readText } from '../projectFiles.ts';
import { parseGlossary, type Term } from './parseGlossary.ts';

/** The page is the only source: what it defines is what the cards show and what other pages may mark. */
export const GLOSSARY_FILE = 'docs/getting-started/glossary.mdx';
export const GLOSSARY_ROUTE = '/docs/glossary';

/** All terms; none when the content has no glossary, as in a fixture. */
export function readGlossary(): Term[] {
  try {
    return parseGlossary(readText(GLOSSARY_FILE));
  } catch {
    return [];
  }
}
