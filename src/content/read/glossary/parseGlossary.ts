export interface Term {
  id: string;
  name: string;
  /** The definition without markup. */
  text: string;
  /** Slugs of the pages the entry leads to: they explain the term themselves and do not mark it. */
  pages: string[];
  /** Everyday words are defined but never marked: every page would be full of them. */
  isEveryday: boolean;
}

const EVERYDAY_SECTION = 'everyday';
const SECTION = /^## .*\{#([\w-]+)\}/;
const ENTRY = /^### (.+?) \{#([\w-]+)\}\n+([\s\S]*)$/;
const PAGE_LINK = /\]\((?:[^)#]*\/)?([\w-]+)(?:\.mdx)?(?:#[\w-]*)?\)/g;

const toPlainText = (markdown: string): string =>
  markdown
    .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, name: string, label?: string) => label ?? name)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function blockToTerm(block: string, isEveryday: boolean): Term | undefined {
  const [, name, id, body] = ENTRY.exec(block) ?? [];
  if (!name || !id || !body) return undefined;
  const [definition = ''] = body.split('\n\n');
  const pages = [...body.matchAll(PAGE_LINK)].map(([, slug]) => slug!);
  return { id, name, text: toPlainText(definition), pages, isEveryday };
}

/** Reads `### Name {#id}` and the paragraph below it as a term with its definition. */
export function parseGlossary(markdown: string): Term[] {
  let section = '';
  return markdown.split(/^(?=#{2,3} )/m).flatMap((block) => {
    section = SECTION.exec(block)?.[1] ?? section;
    const term = blockToTerm(block, section === EVERYDAY_SECTION);
    return term ? [term] : [];
  });
}
