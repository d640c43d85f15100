import type { NavbarItemConfig } from '#src/config/index.ts';
import type {
  DocsLookup,
  LocaleChoice,
  NavbarModel,
  NavDropdownEntry,
  NavHtml,
  NavItem,
  NavLink,
} from './navbarModel.ts';

interface Context {
  docs: DocsLookup;
  locales: readonly LocaleChoice[];
  currentLocale: string;
}

type ItemOf<T extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: T }>;

const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ') || 'none';

function docToLink(item: ItemOf<'doc'>, { docs }: Context): NavLink | undefined {
  const doc = docs.findDoc(item.docId);
  if (doc === 'draft') return undefined;
  if (!doc) throw new Error(`No doc has the id "${item.docId}". Known ids: ${list(docs.docIds())}.`);
  return { kind: 'link', label: item.label ?? doc.label, to: doc.route, className: item.className };
}

function sidebarToLink(item: ItemOf<'docSidebar'>, { docs }: Context): NavLink {
  const sidebar = docs.findSidebar(item.sidebarId);
  if (!sidebar)
    throw new Error(`No sidebar has the id "${item.sidebarId}". Known sidebars: ${list(docs.sidebarIds())}.`);
  if (!sidebar.link) {
    throw new Error(`The sidebar "${item.sidebarId}" has no link, so the navbar cannot point at it. Add a doc to it.`);
  }
  const { route, label } = sidebar.link;
  return { kind: 'link', label: item.label ?? label, to: route, activeBasePath: route, className: item.className };
}

function versionToLink(item: ItemOf<'docsVersion'>, { docs }: Context): NavLink {
  const [version] = docs.versions;
  if (!version) throw new Error('The docs have no version. Add one to docs.versions in site.config.ts.');
  return { kind: 'link', label: item.label ?? version.label, to: version.mainDocRoute, activeBasePath: version.path };
}

function buildVersionDropdown(item: ItemOf<'docsVersionDropdown'>, context: Context): NavItem {
  const versions = context.docs.versions.map<NavLink>((version) => ({
    kind: 'link',
    label: version.label,
    to: version.mainDocRoute,
    activeBasePath: version.path,
  }));
  const items = [
    ...buildEntries(item.dropdownItemsBefore, context),
    ...versions,
    ...buildEntries(item.dropdownItemsAfter, context),
  ];
  // With one version and nothing else to choose, a menu would only be in the way.
  const [only] = versions;
  if (items.length === 1 && only) return only;
  return { kind: 'dropdown', label: versions[0]?.label ?? 'Versions', to: versions[0]?.to, items };
}

function buildLocaleDropdown(item: ItemOf<'localeDropdown'>, context: Context): NavItem {
  const locales = context.locales.map<NavDropdownEntry>((choice) => ({ kind: 'locale', ...choice }));
  const current = context.locales.find((choice) => choice.locale === context.currentLocale);
  return {
    kind: 'dropdown',
    label: current?.label ?? context.currentLocale,
    icon: 'language',
    items: [
      ...buildEntries(item.dropdownItemsBefore, context),
      ...locales,
      ...buildEntries(item.dropdownItemsAfter, context),
    ],
  };
}

function linkToNavLink(item: ItemOf<'default'>): NavLink {
  const { label, to, href, activeBasePath, activeBaseRegex, rel, className } = item;
  return { kind: 'link', label, to: to ?? href ?? '', activeBasePath, activeBaseRegex, rel, className };
}

function buildItem(item: NavbarItemConfig, context: Context): NavItem | undefined {
  switch (item.type) {
    case 'default':
      return linkToNavLink(item);
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: item.label,
        to: item.to ?? item.href,
        className: item.className,
        items: buildEntries(item.items, context),
      };
    case 'localeDropdown':
      return buildLocaleDropdown(item, context);
    case 'search':
      return { kind: 'search' };
    case 'html':
      return { kind: 'html', html: item.value, className: item.className };
    case 'doc':
      return docToLink(item, context);
    case 'docSidebar':
      return sidebarToLink(item, context);
    case 'docsVersion':
      return versionToLink(item, context);
    case 'docsVersionDropdown':
      return buildVersionDropdown(item, context);
    default:
      throw new Error(`No navbar item has the type "${(item as { type: string }).type}".`);
  }
}

/** Names the item that failed, so that an author finds it in the config. */
function buildItemOrExplain(item: NavbarItemConfig, context: Context): NavItem | undefined {
  try {
    return buildItem(item, context);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `A navbar item failed to render: ${reason} Check this item in site.config.ts: ${JSON.stringify(item)}`,
      {
        cause,
      },
    );
  }
}

function buildEntries(items: readonly NavbarItemConfig[], context: Context): NavDropdownEntry[] {
  return items
    .map((item) => buildItemOrExplain(item, context))
    .filter((item): item is NavLink | NavHtml => item?.kind === 'link' || item?.kind === 'html');
}

/** Resolves the configured items into what the navbar shows, split into its left and right groups. */
export function buildNavbar(items: readonly NavbarItemConfig[], context: Context): NavbarModel {
  const model: NavbarModel = { left: [], right: [] };
  for (const item of items) {
    const built = buildItemOrExplain(item, context);
    if (built) model[item.position].push(built);
  }
  return model;
}
