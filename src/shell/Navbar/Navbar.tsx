import { useRef } from 'react';
import { MenuIcon } from '#src/ui/Icon/Icon.tsx';
import { ColorModeToggle } from '../colorMode/ColorModeToggle.tsx';
import type { ColorModeOptions } from '../colorMode/colorMode.ts';
import type { NavbarModel, NavItem } from '../navbarModel/navbarModel.ts';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import type { BrandProps } from './Brand.tsx';
import { Brand } from './Brand.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavItemView } from './NavItemView.tsx';
import { useHideOnScroll } from './useHideOnScroll.ts';
import { useMobileMenu } from './useMobileMenu.ts';
import './navbar.css';

export interface NavbarProps {
  brand: BrandProps;
  items: NavbarModel;
  hideOnScroll: boolean;
  variant?: 'dark' | 'primary';
  colorMode: ColorModeOptions;
  locales: { current: string; default: string };
  /** The current route, without the base path. */
  path: string;
}

const hasSearch = (items: NavItem[]): boolean => items.some((item) => item.kind === 'search');

/** The bar at the top of every page. */
export function Navbar({ brand, items, hideOnScroll, variant, colorMode, locales, path }: NavbarProps) {
  const bar = useRef<HTMLElement>(null);
  const visible = useHideOnScroll(hideOnScroll, bar);
  const menu = useMobileMenu();
  const all = [...items.left, ...items.right];
  const group = (entries: NavItem[]) =>
    entries.map((item, index) => <NavItemView key={index} item={item} path={path} locales={locales} />);

  return (
    <>
      <nav ref={bar} className="navbar" aria-label="Main" data-variant={variant} data-hidden={!visible && !menu.open}>
        <button
          type="button"
          className="icon-button navbar__toggle"
          aria-label="Open the menu"
          aria-expanded={menu.open}
          aria-controls="mobile-menu"
          onClick={menu.toggle}
        >
          <MenuIcon />
        </button>
        <Brand {...brand} />
        <div className="navbar__items">{group(items.left)}</div>
        <div className="navbar__items navbar__items--right">{group(items.right)}</div>
        <div className="navbar__tools">
          <ColorModeToggle options={colorMode} />
          {!hasSearch(all) && <SearchButton />}
        </div>
      </nav>
      {menu.open && (
        <MobileMenu items={all} path={path} brand={brand} locales={locales} onClose={menu.close} onLeave={menu.leave} />
      )}
    </>
  );
}
