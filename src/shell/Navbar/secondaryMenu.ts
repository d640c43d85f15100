import { SECONDARY_MENU } from '#src/contracts/attributes.ts';
export interface SecondaryMenu {
  label: string;
  html: string;
}

/** The menu the current page registered: the sidebar is in the page already, so it is not sent a second time. */
export function readSecondaryMenu(): SecondaryMenu | null {
  const source = document.querySelector(`[${SECONDARY_MENU}]`);
  if (!source) return null;
  // Ids would stand twice in the document.
  const html = source.innerHTML.replace(/\s(id|aria-controls)="[^"]*"/g, '');
  return { label: source.getAttribute(SECONDARY_MENU) || 'Section', html };
}
