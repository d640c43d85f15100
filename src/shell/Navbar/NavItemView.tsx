import { Link } from '#src/ui/Link/Link.tsx';
import { isActive } from '../navbarModel/isActive.ts';
import type { NavItem } from '../navbarModel/navbarModel.ts';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { Dropdown } from './Dropdown.tsx';

interface Props {
  item: NavItem;
  path: string;
  locales: { current: string; default: string };
}

/** One item of the navbar on a wide screen. */
export function NavItemView({ item, path, locales }: Props) {
  if (item.kind === 'search') return <SearchButton />;
  if (item.kind === 'html') {
    // Trusted: written by the maintainers in the site config.
    return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
  if (item.kind === 'dropdown') return <Dropdown item={item} path={path} locales={locales} />;
  const active = isActive(item, path);
  return (
    <Link
      to={item.to}
      rel={item.rel}
      className={`navbar__link ${item.className ?? ''}`.trim()}
      aria-current={active ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
}
