import type { Doc, SidebarLink } from './docsModel.ts';

interface Neighbour {
  label: string;
  href: string;
}

export interface Neighbours {
  previous?: Neighbour;
  next?: Neighbour;
}

function idToNeighbour(id: string, doc: Doc, key: string, docs: readonly Doc[]): Neighbour {
  const found = docs.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`${doc.file}:1: ${key} names the doc "${id}", but no page in docs/ has that id.`);
  return { label: found.frontMatter.pagination_label ?? found.sidebarLabel, href: found.route };
}

/** The pages before and after a doc: as its front matter says, else its neighbours in the sidebar. */
export function findNeighbours(doc: Doc, links: readonly SidebarLink[], docs: readonly Doc[]): Neighbours {
  // A plain link points elsewhere, or to a page that has its own place in the sidebar.
  const pages = links.filter((link) => link.docId !== undefined);
  const index = pages.findIndex((link) => link.docId === doc.id);
  const pick = (key: 'pagination_prev' | 'pagination_next', offset: number): Neighbour | undefined => {
    const chosen = doc.frontMatter[key];
    if (chosen === null) return undefined;
    if (chosen !== undefined) return idToNeighbour(chosen, doc, key, docs);
    const link = index === -1 ? undefined : pages[index + offset];
    return link && { label: link.label, href: link.href };
  };
  return { previous: pick('pagination_prev', -1), next: pick('pagination_next', 1) };
}
