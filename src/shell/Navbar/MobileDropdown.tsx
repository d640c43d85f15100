import { useId, useState } from 'react';
import { ChevronIcon } from '#src/ui/Icon/Icon.tsx';
import { isActive } from '../navbarModel/isActive.ts';
import type { NavDropdown } from '../navbarModel/navbarModel.ts';
import { Collapse } from './Collapse.tsx';
import { DropdownEntry } from './DropdownEntry.tsx';

interface Props {
  item: NavDropdown;
  path: string;
  locales: { current: string; default: string };
}

/** A navbar menu in the mobile sidebar: folded unless one of its entries is the current page. */
export function MobileDropdown({ item, path, locales }: Props) {
  const [open, setOpen] = useState(() => item.items.some((entry) => entry.kind === 'link' && isActive(entry, path)));
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="mobile-menu__link mobile-menu__fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {item.label}
        <ChevronIcon size={16} />
      </button>
      <Collapse id={id} open={open}>
        <ul className="mobile-menu__list mobile-menu__list--nested">
          {item.items.map((entry, index) => (
            <li key={index}>
              <DropdownEntry entry={entry} path={path} locales={locales} className="mobile-menu__link" />
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  );
}
