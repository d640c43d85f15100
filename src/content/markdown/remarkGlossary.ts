import path from 'node:path';
import type { Link, Parents, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { createTermFinder, type FoundTerm } from '../read/glossary/findTerms.ts';
import type { Term } from '../read/glossary/parseGlossary.ts';
import { GLOSSARY_FILE, GLOSSARY_ROUTE, readGlossary } from '../read/glossary/readGlossary.ts';
import { relativePath } from './filePath.ts';

// More would turn a text into a pattern of dots.
const MAX_TERMS_A_PAGE = 8;
// These have a common meaning too: a card over "operating system" would mislead. Authors may link them by hand.
const AMBIGUOUS = new Set(
  'action anchor body component graphic loader material plugin query resolution sleeping system texture transform transition trigger uniform'.split(
    ' ',
  ),
);
const UNTOUCHED = new Set(['heading', 'link', 'linkReference', 'table', 'inlineCode', 'code', 'emphasis', 'strong']);

const createTermLink = ({ id }: Term, written: string): Link => ({
  type: 'link',
  url: `${GLOSSARY_ROUTE}#${id}`,
  children: [{ type: 'text', value: written }],
  data: { hProperties: { className: ['term'] } },
});

function splitAt(text: string, found: readonly FoundTerm[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const { term, start, end: next } of found) {
    if (start > end) parts.push({ type: 'text', value: text.slice(end, start) });
    parts.push(createTermLink(term, text.slice(start, next)));
    end = next;
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) });
  return parts;
}

const isMarkable = ({ id, isEveryday }: Term): boolean => !isEveryday && !AMBIGUOUS.has(id);

/** What a page may mark: nothing that it explains itself. */
const termsFor = (file: string): Term[] =>
  file.startsWith('docs/') && file !== GLOSSARY_FILE
    ? readGlossary().filter((term) => isMarkable(term) && !term.pages.includes(path.posix.basename(file, '.mdx')))
    : [];

/** Links a term of the glossary where a docs page uses it first. */
export function remarkGlossary() {
  return (tree: Root, file: VFile): void => {
    const find = createTermFinder(termsFor(relativePath(file)));
    const marked = new Set<string>();
    const isNew = ({ term }: FoundTerm) => {
      if (marked.has(term.id) || marked.size === MAX_TERMS_A_PAGE) return false;
      return Boolean(marked.add(term.id));
    };
    visit(tree, (node, index, parent: Parents | undefined) => {
      if (UNTOUCHED.has(node.type)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const found = find((node as Text).value).filter(isNew);
      if (found.length === 0) return undefined;
      const parts = splitAt((node as Text).value, found);
      parent.children.splice(index, 1, ...(parts as never[]));
      return [SKIP, index + parts.length];
    });
  };
}
