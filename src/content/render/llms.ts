import { siteConfig } from '#src/config/index.ts';
import { loadDocsSite } from '../read/docsSite.ts';
import type { SidebarItem } from '../read/docsModel.ts';
import { isListedPost, loadPosts } from '../read/loadBlog.ts';
import { isListed } from '../read/loadDocs.ts';
import { docToMarkdownRoute, postToMarkdownRoute, toPlainMarkdown } from './markdownCopy.ts';

const address = (route: string): string => siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '') + encodeURI(route);

function sidebarToLines(items: readonly SidebarItem[]): string[] {
  const { docs } = loadDocsSite();
  return items.flatMap((item) => {
    if (item.type === 'category') return ['', `## ${item.label}`, '', ...sidebarToLines(item.items)];
    const doc = docs.find((candidate) => candidate.id === item.docId);
    return doc ? [`- [${doc.title}](${address(docToMarkdownRoute(doc))}): ${doc.description}`] : [];
  });
}

/** An index of the site for tools that read text: every page with its Markdown copy. */
export function buildLlmsIndex(): string {
  const { title, tagline, description } = siteConfig;
  const posts = loadPosts().filter(isListedPost);
  return [
    `# ${title}`,
    '',
    `> ${tagline}. ${description}`,
    '',
    `The API reference is at ${address('/api')}; every page of it has a JSON twin at the same address with ".json".`,
    '',
    '## Start here',
    '',
    ...Object.values(loadDocsSite().sidebars).flatMap(sidebarToLines),
    '',
    '## Blog',
    '',
    ...posts.map((post) => `- [${post.title}](${address(postToMarkdownRoute(post))}): ${post.description}`),
    '',
  ].join('\n');
}

/** All docs in one text. */
export function buildLlmsFull(): string {
  return loadDocsSite().docs.filter(isListed).map(toPlainMarkdown).join('\n\n---\n\n');
}
