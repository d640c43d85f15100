import path from 'node:path';
import { siteConfig } from '#src/config/index.ts';
import type { Post } from '../read/blogModel.ts';
import type { Doc } from '../read/docsModel.ts';
import { TRUNCATE_MARKER } from '../read/loadBlog.ts';
import { readText } from '../read/projectFiles.ts';

/** The route of a doc's Markdown copy: `/docs/actors.md`, the home's is `/docs/index.md`. */
export const docToMarkdownRoute = (doc: Pick<Doc, 'route'>): string => `${doc.route.replace(/\/$/, '/index')}.md`;

/** The route of a post's Markdown copy. */
export const postToMarkdownRoute = (post: Pick<Post, 'route'>): string => `${post.route}.md`;

function inlineExample(tag: string, file: string): string {
  const source = /src=["']([^"']+)["']/.exec(tag)?.[1];
  if (!source) return '';
  const example = path.posix.join(path.posix.dirname(file), source);
  return `\`\`\`ts title="${path.posix.basename(example)}"\n${readText(example).trimEnd()}\n\`\`\``;
}

const SYMBOL = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

/** One line outside code, without what only the site understands. */
function cleanLine(line: string, file: string): string | undefined {
  if (/^(import|export)\s.*(from\s|=)/.test(line) || TRUNCATE_MARKER.test(line)) return undefined;
  return line
    .replace(/<Example\b[^>]*\/>/g, (tag) => inlineExample(tag, file))
    .replace(/<Demo\b[^>]*\btitle="([^"]*)"[^>]*\/>/g, '_Interactive demo on the page: $1_')
    .replace(SYMBOL, (_, name: string, label?: string) => label ?? `\`${name}\``)
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .replace(/<\/?(Tabs|TabItem)\b[^>]*>/g, '');
}

/** A page as plain Markdown: examples inlined, symbols as code, no imports. */
export function toPlainMarkdown(page: Pick<Doc | Post, 'title' | 'description' | 'body' | 'file' | 'route'>): string {
  let inFence = false;
  const lines = page.body.split('\n').flatMap((line) => {
    if (/^\s*(```|~~~)/.test(line)) inFence = !inFence;
    const clean = inFence ? line : cleanLine(line, page.file);
    return clean === undefined ? [] : [clean];
  });
  const address = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '') + page.route;
  const body = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `# ${page.title}\n\n> ${page.description}\n>\n> ${address}\n\n${body}\n`;
}
