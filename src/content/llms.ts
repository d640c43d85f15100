import { siteConfig } from '#src/config/index.ts';
import { loadDocsSite } from './docsSite.ts';
import type { SidebarItem } from './docsModel.ts';
import { isListedPost, loadPosts } from './loadBlog.ts';
import { isListed } from './loadDocs.ts';
import { docToTwin, postToTwin, toPlainMarkdown } from './twins.ts';

const address = (route: string): string => siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '') + encodeURI(route);

function sidebarToLines(items: readonly SidebarItem[]): string[] {
  const { docs } = loadDocsSite();
  return items.flatMap((item) => {
    if (item.type === 'category') return ['', `## ${item.label}`, '', ...sidebarToLines(item.items)];
    const doc = docs.find((candidate) => candidate.id === item.docId);
    return doc ? [`- [${doc.title}](${address(docToTwin(doc))}): ${doc.description}`] : [];
  });
}

/** An index of the site for tools that read text: every page with its Markdown twin. */
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
    ...posts.map((post) => `- [${post.title}](${address(postToTwin(post))}): ${post.description}`),
    '',
  ].join('\n');
}

/** All docs in one text. */
export function buildLlmsFull(): string {
  return loadDocsSite().docs.filter(isListed).map(toPlainMarkdown).join('\n\n---\n\n');
}
