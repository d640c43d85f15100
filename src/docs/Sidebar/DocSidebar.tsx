import { attribute, SECONDARY_MENU, SIDEBAR } from '#src/contracts/attributes.ts';
import type { SidebarItem } from '#src/content/read/docsModel.ts';
import { normalizePath } from '#src/lib/url.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import './docSidebar.css';

interface Props {
  items: readonly SidebarItem[];
  /** The current route, without the base path. */
  path: string;
}

function Entry({ item, path }: { item: SidebarItem; path: string }) {
  // A page may be linked from a second category too. It is current only in its own.
  const isHome = item.type === 'category' || item.docId !== undefined;
  const current = isHome && normalizePath(item.href) === normalizePath(path) ? 'page' : undefined;
  const link = (
    <Link to={item.href} className={`doc-menu__link doc-menu__link--${item.type}`} aria-current={current}>
      {item.label}
    </Link>
  );
  if (item.type === 'link') return <li>{link}</li>;
  return (
    <li>
      {link}
      <Entries items={item.items} path={path} />
    </li>
  );
}

function Entries({ items, path }: Props) {
  return (
    <ul className="doc-menu">
      {items.map((item) => (
        <Entry key={`${item.href} ${item.label}`} item={item} path={path} />
      ))}
    </ul>
  );
}

/** The docs tree next to every page, also shown in the mobile menu. A sidebar with the same name persists across pages. */
export function DocSidebar({ name, items, path }: Props & { name: string }) {
  return (
    <nav className="doc-sidebar" aria-label="Docs" {...attribute(SIDEBAR)} data-astro-transition-persist={name}>
      <div {...attribute(SECONDARY_MENU, 'Docs')}>
        <Entries items={items} path={path} />
      </div>
    </nav>
  );
}
