import { siteConfig } from '#src/config/index.ts';
import type { DocsLookup } from '#src/shell/navbarModel/navbarModel.ts';
import type { Doc, DocsVersion, SidebarCategory, SidebarItem } from './docsModel.ts';
import { isListed, loadAllDocs, loadDocs } from './loadDocs.ts';
import { findTrail, flattenSidebar, loadSidebars } from './loadSidebars.ts';

export interface DocsSite {
  docs: Doc[];
  draftIds: string[];
  sidebars: Record<string, SidebarItem[]>;
}

let known: DocsSite | undefined;

/** The docs with their sidebars, read once a build; in development every call looks at the files again. */
export function loadDocsSite(): DocsSite {
  if (known && process.env['NODE_ENV'] !== 'development') return known;
  const docs = loadDocs();
  const ids = new Set(docs.map((doc) => doc.id));
  const draftIds = loadAllDocs()
    .map((doc) => doc.id)
    .filter((id) => !ids.has(id));
  known = { docs, draftIds, sidebars: loadSidebars(docs, new Set(draftIds)) };
  return known;
}

/** The sidebar that holds a doc, with its name. */
export function findSidebarOf(site: DocsSite, docId: string): { id: string; items: SidebarItem[] } | undefined {
  for (const [id, items] of Object.entries(site.sidebars)) {
    if (findTrail(items, docId)) return { id, items };
  }
  return undefined;
}

export function listCategories(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...listCategories(item.items)] : []));
}

function buildVersion(site: DocsSite, name: string): DocsVersion {
  const config = siteConfig.docs.versions[name];
  if (!config) throw new Error(`site.config.ts: docs.versions has no "${name}".`);
  return {
    name,
    label: config.label,
    isLast: name === siteConfig.docs.lastVersion,
    path: config.path,
    mainDocId: siteConfig.docs.mainDocId,
    docs: site.docs.map((doc) => ({ id: doc.id, path: doc.route, sidebar: findSidebarOf(site, doc.id)?.id })),
    draftIds: site.draftIds,
    sidebars: Object.fromEntries(
      Object.entries(site.sidebars).map(([id, items]) => {
        const [first] = flattenSidebar(items);
        return [id, first ? { link: { path: first.href, label: first.label } } : {}];
      }),
    ),
  };
}

/** Every version of the docs, in the order of the site config. */
const buildVersions = (site: DocsSite): DocsVersion[] =>
  Object.keys(siteConfig.docs.versions).map((name) => buildVersion(site, name));

const lookups = new WeakMap<DocsSite, DocsLookup>();

/** What the navbar of every page asks of the docs, worked out once. */
export function findDocsLookup(site: DocsSite): DocsLookup {
  const lookup = lookups.get(site) ?? createDocsLookup(site);
  lookups.set(site, lookup);
  return lookup;
}

function createDocsLookup(site: DocsSite): DocsLookup {
  const versions = buildVersions(site);
  const [current] = versions;
  return {
    versions: versions.map(({ name, label, path, mainDocId, docs }) => ({
      name,
      label,
      path,
      mainDocRoute: docs.find((doc) => doc.id === mainDocId)?.path ?? path,
    })),
    findDoc: (id) => {
      const doc = site.docs.find((candidate) => candidate.id === id);
      if (doc) return { route: doc.route, label: doc.sidebarLabel };
      return site.draftIds.includes(id) ? 'draft' : undefined;
    },
    findSidebar: (id) => {
      const sidebar = current?.sidebars[id];
      if (!sidebar) return undefined;
      return sidebar.link ? { link: { route: sidebar.link.path, label: sidebar.link.label } } : {};
    },
    docIds: () => site.docs.filter(isListed).map((doc) => doc.id),
    sidebarIds: () => Object.keys(site.sidebars),
  };
}
