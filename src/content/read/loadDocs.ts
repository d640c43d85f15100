import { siteConfig } from '#src/config/index.ts';
import type { Doc } from './docsModel.ts';
import type { DocFrontMatter } from './frontMatter.ts';
import { docFrontMatterSchema } from './frontMatter.ts';
import { listFiles, readText, rememberByFile } from './projectFiles.ts';
import { parseMarkdown } from './readMarkdown.ts';

const isPage = (file: string): boolean => !/\/(examples|_[^/]*)(\/|$)/.test(file) && !/\/_[^/]*$/.test(file);

const fileToName = (file: string): string => file.replace(/^.*\//, '').replace(/\.mdx?$/, '');

/** `actors` → `/docs/actors`, `/` → `/docs/`, `/deep/page` → `/docs/deep/page`. */
export function slugToRoute(slug: string, base: string): string {
  return `${base}/${slug.replace(/^\//, '')}`;
}

/** The first sentence of the text, for pages that have no description of their own. */
export function bodyToDescription(body: string): string {
  const paragraph = body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .find((block) => /^[A-Za-z*`[]/.test(block) && !/^(import|export)\s/.test(block));
  const plain = (paragraph ?? '')
    .replace(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, name: string, label?: string) => label ?? name)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ');
  return plain.length > 200 ? `${plain.slice(0, 197).replace(/\s\S*$/, '')}…` : plain;
}

const fileToDoc = rememberByFile((file): Doc => {
  const { frontMatter, body, bodyLine } = parseMarkdown<DocFrontMatter>(readText(file), file, docFrontMatterSchema);
  const name = fileToName(file);
  return {
    id: frontMatter.id ?? name,
    route: slugToRoute(frontMatter.slug ?? name, siteConfig.docs.routeBasePath),
    title: frontMatter.title,
    sidebarLabel: frontMatter.sidebar_label ?? frontMatter.title,
    description: frontMatter.description ?? bodyToDescription(body),
    file,
    dirName: file.split('/').slice(1, -1).join('/'),
    frontMatter,
    body,
    bodyLine,
  };
});

const isDev = (): boolean => process.env['NODE_ENV'] === 'development';

function compareDocs(a: Doc, b: Doc): number {
  const position = (doc: Doc): number => doc.frontMatter.sidebar_position ?? Number.MAX_SAFE_INTEGER;
  return position(a) - position(b) || a.file.localeCompare(b.file, 'en', { numeric: true });
}

// Pages that exist only to be tested or counted are built on request.
const folders = (): string[] => [
  'docs',
  ...(process.env['SITE_FIXTURES'] ? ['tests/fixtures/docs'] : []),
  ...(process.env['SITE_GROWTH'] ? [`${process.env['SITE_GROWTH']}/docs`] : []),
];

const listDocFiles = (): string[] =>
  folders()
    .flatMap((folder) => listFiles(folder, ['.md', '.mdx']))
    .filter(isPage);

/** All pages of the docs, drafts included. */
export const loadAllDocs = (): Doc[] => listDocFiles().map(fileToDoc).sort(compareDocs);

/** The pages a visitor can reach: drafts only in development. */
export function loadDocs(): Doc[] {
  return loadAllDocs().filter((doc) => isDev() || !doc.frontMatter.draft);
}

/** Pages that appear in sidebars, lists, feeds and search. */
export const isListed = (doc: Pick<Doc, 'frontMatter'>): boolean => !doc.frontMatter.unlisted;
