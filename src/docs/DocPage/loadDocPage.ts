import { buildCanonical } from '#src/config/pageUrls.ts';
import { siteConfig } from '#src/config/index.ts';
import type { Doc, SidebarItem } from '#src/content/read/docsModel.ts';
import { findSidebarOf, loadDocsSite } from '#src/content/read/docsSite.ts';
import { findLastUpdated } from '#src/content/read/lastUpdated.ts';
import { findTrail, flattenSidebar } from '#src/content/read/loadSidebars.ts';
import { findNeighbours } from '#src/content/read/pagination.ts';
import { isShownOnPage, labelToSlug } from '#src/content/read/tags.ts';
import { docToMarkdownRoute } from '#src/content/render/markdownCopy.ts';
import { crumbsToStructuredData, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { docsToSteps, TUTORIAL_FOLDER } from '../TutorialProgress/tutorialSteps.ts';

const buildCrumbs = (doc: Doc, sidebar: readonly SidebarItem[]): Crumb[] => [
  ...(findTrail(sidebar, doc.id) ?? []).map(({ label, href }) => ({ label, href })),
  { label: doc.sidebarLabel },
];

const listTags = ({ frontMatter }: Doc) =>
  frontMatter.tags.filter(isShownOnPage).map((label) => ({ label, href: `/docs/tags/${labelToSlug(label)}` }));

/** What the layout needs to know: the sidebar next to the page and the metadata in its head. */
function buildLayout(doc: Doc, sidebar: readonly SidebarItem[], crumbs: readonly Crumb[]) {
  const { keywords, image, unlisted } = doc.frontMatter;
  const linked = crumbs.map((crumb) => ({ ...crumb, href: crumb.href ?? doc.route }));
  return {
    title: doc.title,
    description: doc.description,
    keywords,
    image,
    noIndex: unlisted,
    route: doc.route,
    sidebar,
    ogType: 'article' as const,
    structuredData: crumbsToStructuredData(linked, buildCanonical),
    markdown: docToMarkdownRoute(doc),
  };
}

/** A doc with everything its page shows around the text. */
export function loadDocPage(id: string) {
  const site = loadDocsSite();
  const doc = site.docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`No page in docs/ has the id "${id}".`);
  const { editUrl, breadcrumbs } = siteConfig.docs;
  const sidebar = findSidebarOf(site, id)?.items ?? Object.values(site.sidebars)[0] ?? [];
  const crumbs = buildCrumbs(doc, sidebar);
  return {
    doc,
    layout: buildLayout(doc, sidebar, crumbs),
    crumbs: breadcrumbs ? crumbs : undefined,
    tutorialSteps: doc.dirName === TUTORIAL_FOLDER ? docsToSteps(site.docs) : undefined,
    tags: listTags(doc),
    editUrl: editUrl && `${editUrl}${doc.file}`,
    lastUpdated: findLastUpdated(doc.file),
    markdownCopy: docToMarkdownRoute(doc),
    neighbors: findNeighbours(doc, flattenSidebar(sidebar), site.docs),
  };
}
