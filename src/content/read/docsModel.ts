import type { DocFrontMatter } from './frontMatter.ts';

/** A page of the docs, as read from its file. */
export interface Doc {
  id: string;
  /** The route without the base path, e.g. `/docs/actors`; the docs home is `/docs/`. */
  route: string;
  title: string;
  sidebarLabel: string;
  description: string;
  /** The file, relative to the project's folder, with forward slashes. */
  file: string;
  /** The folder below docs/ it stands in. */
  dirName: string;
  frontMatter: DocFrontMatter;
  body: string;
  bodyLine: number;
}

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  docId?: string;
  unlisted?: boolean;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  href: string;
  slug: string;
  description: string;
  linkUnlisted?: boolean;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** One version of the docs; the site has one, called current. */
export interface DocsVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  draftIds: string[];
  sidebars: Record<string, { link?: { path: string; label: string } }>;
}
