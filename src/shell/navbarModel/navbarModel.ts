/** What the navbar shows, resolved at build time from the site config: plain data that travels to the island. */
export interface NavLink {
  kind: 'link';
  label: string;
  /** A route without the base path, or an address outside the site. */
  to: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
  rel?: string;
  className?: string;
}

export interface NavHtml {
  kind: 'html';
  html: string;
  className?: string;
}

interface NavLocale {
  kind: 'locale';
  label: string;
  locale: string;
  lang: string;
}

export interface NavDropdown {
  kind: 'dropdown';
  label: string;
  to?: string;
  icon?: 'language';
  className?: string;
  items: NavDropdownEntry[];
}

export type NavDropdownEntry = NavLink | NavHtml | NavLocale;
export type NavItem = NavLink | NavHtml | NavDropdown | { kind: 'search' };

export interface NavbarModel {
  left: NavItem[];
  right: NavItem[];
}

/** What the navbar needs to know about the docs; the layout provides it. */
export interface DocsLookup {
  versions: readonly { name: string; label: string; path: string; mainDocRoute: string }[];
  /** The doc's route and label, `'draft'` for a doc that exists only as a draft, nothing for an unknown id. */
  findDoc: (docId: string) => { route: string; label: string } | 'draft' | undefined;
  /** The first link of the sidebar, nothing for an unknown id. */
  findSidebar: (sidebarId: string) => { link?: { route: string; label: string } } | undefined;
  docIds: () => string[];
  sidebarIds: () => string[];
}

export interface LocaleChoice {
  locale: string;
  label: string;
  lang: string;
}
