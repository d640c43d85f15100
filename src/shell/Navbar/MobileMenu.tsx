import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { MENU_OPEN_EVENT } from '#src/contracts/events.ts';
import { ArrowLeftIcon, CloseIcon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { translate } from '../i18n/translate.ts';
import { isActive } from '../navbarModel/isActive.ts';
import type { NavItem } from '../navbarModel/navbarModel.ts';
import { Brand } from './Brand.tsx';
import type { BrandProps } from './Brand.tsx';
import { MobileDropdown } from './MobileDropdown.tsx';
import { readSecondaryMenu } from './secondaryMenu.ts';

interface Props {
  items: NavItem[];
  path: string;
  brand: BrandProps;
  locales: { current: string; default: string };
  onClose: () => void;
  /** A link of the menu was followed. */
  onLeave: () => void;
}

function PrimaryItem({ item, path, locales }: { item: NavItem } & Pick<Props, 'path' | 'locales'>) {
  if (item.kind === 'search') return null;
  if (item.kind === 'html') return <div dangerouslySetInnerHTML={{ __html: item.html }} />;
  if (item.kind === 'dropdown') return <MobileDropdown item={item} path={path} locales={locales} />;
  const current = isActive(item, path) ? 'page' : undefined;
  return (
    <Link to={item.to} rel={item.rel} className="mobile-menu__link" aria-current={current} showIcon>
      {item.label}
    </Link>
  );
}

/** The link a plain click on this element follows in this tab. */
function clickToLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]:not([target])') : null;
}

/** The sliding sidebar of narrow screens: the site's menu, and the section's own menu where the page registered one. */
export function MobileMenu({ items, path, brand, locales, onClose, onLeave }: Props) {
  const [secondary] = useState(readSecondaryMenu);
  const [showSecondary, setShowSecondary] = useState(secondary !== null);
  const dialog = useRef<HTMLDialogElement>(null);

  // A modal dialog keeps the focus inside and gives it back on closing, which must happen before it leaves the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('button')?.focus();
    document.dispatchEvent(new Event(MENU_OPEN_EVENT));
    return () => element?.close();
  }, []);

  const onClickCapture = (event: MouseEvent): void => {
    const link = clickToLink(event);
    if (link) link.dataset['astroHistory'] = 'replace';
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
    else if (clickToLink(event)) onLeave();
  };

  return (
    // Clicks outside the menu close it; the keyboard has Escape and the close button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id="mobile-menu"
      className="mobile-menu"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={onClickCapture}
      onClick={onClick}
    >
      <div className="mobile-menu__head">
        <Brand {...brand} />
        <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="mobile-menu__panels" data-secondary={showSecondary}>
        <nav className="mobile-menu__panel" aria-label="Main" inert={showSecondary}>
          <ul className="mobile-menu__list">
            {items.map((item, index) => (
              <li key={index}>
                <PrimaryItem item={item} path={path} locales={locales} />
              </li>
            ))}
            {secondary !== null && (
              <li>
                <button
                  type="button"
                  className="mobile-menu__link mobile-menu__fold"
                  onClick={() => setShowSecondary(true)}
                >
                  {translate({ id: 'menu.section', message: 'Pages of this section' })}
                </button>
              </li>
            )}
          </ul>
        </nav>
        {secondary !== null && (
          <nav className="mobile-menu__panel" aria-label={secondary.label} inert={!showSecondary}>
            <button type="button" className="mobile-menu__back" onClick={() => setShowSecondary(false)}>
              <ArrowLeftIcon size={16} /> {translate({ id: 'menu.back', message: 'Back to main menu' })}
            </button>
            {/* The page's own sidebar, rendered at build time. */}
            <div dangerouslySetInnerHTML={{ __html: secondary.html }} />
          </nav>
        )}
      </div>
    </dialog>
  );
}
