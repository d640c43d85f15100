import type { KeyboardEvent, MouseEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { AFTER_SWAP_EVENT } from '#src/contracts/events.ts';
import { withBase } from '#src/lib/url.ts';
import { ChevronIcon, LanguageIcon } from '#src/ui/Icon/Icon.tsx';
import { isActive } from '../navbarModel/isActive.ts';
import type { NavDropdown } from '../navbarModel/navbarModel.ts';
import { DropdownEntry } from './DropdownEntry.tsx';

interface Props {
  item: NavDropdown;
  path: string;
  locales: { current: string; default: string };
}

/** A menu below a navbar item: opens on hover, click and Enter; closes on Escape and on outside mouse, touch or focus. */
export function Dropdown({ item, path, locales }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const menuId = useId();

  useEffect(() => {
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const close = (): void => setOpen(false);
    const events = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, closeOutside, { passive: true });
    document.addEventListener(AFTER_SWAP_EVENT, close);
    return () => {
      for (const name of events) document.removeEventListener(name, closeOutside);
      document.removeEventListener(AFTER_SWAP_EVENT, close);
    };
  }, []);

  const onTriggerKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen(!open);
  };
  const onTriggerClick = (event: MouseEvent): void => {
    if (item.to && open) return;
    event.preventDefault();
    // Hovering has opened the menu already: the mouse's click must not close it again.
    const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
    setOpen(isMouse || !open);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };
  const active = item.items.some((entry) => entry.kind === 'link' && isActive(entry, path));

  return (
    // The key handler only adds Escape to a group of native links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="dropdown"
      data-open={open}
      onKeyDown={onKey}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
    >
      {/* A link with the role of a button: without scripts it still leads somewhere. */}
      <a
        ref={trigger}
        className={`navbar__link dropdown__trigger ${item.className ?? ''}`.trim()}
        href={item.to ? withBase(item.to) : '#'}
        role="button"
        aria-haspopup="true"
        aria-expanded={open}
        aria-controls={menuId}
        aria-current={active ? 'true' : undefined}
        onKeyDown={onTriggerKey}
        onClick={onTriggerClick}
      >
        {item.icon === 'language' && <LanguageIcon size={18} />}
        {item.label}
        <ChevronIcon size={14} />
      </a>
      <ul id={menuId} className="dropdown__menu">
        {item.items.map((entry, index) => (
          <li key={index}>
            <DropdownEntry entry={entry} path={path} locales={locales} className="dropdown__link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
