import { ACTIVE_PANEL, TAB_VALUE, TABS } from '#src/contracts/attributes.ts';
import { tabGroupToKey } from '#src/contracts/storageKeys.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';

const tabsOf = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
];

function select(root: Element, value: string): void {
  const tabs = tabsOf(root);
  if (!tabs.some((tab) => tab.getAttribute(TAB_VALUE) === value)) return;
  for (const tab of tabs) {
    const active = tab.getAttribute(TAB_VALUE) === value;
    tab.setAttribute('aria-selected', String(active));
    tab.tabIndex = active ? 0 : -1;
    const panel = root.querySelector(`:scope > [id="${tab.getAttribute('aria-controls')}"]`);
    panel?.toggleAttribute(ACTIVE_PANEL, active);
  }
}

const groupOf = (root: HTMLElement): string => root.getAttribute(TABS) ?? '';

function selectEverywhere(root: HTMLElement, tab: HTMLElement): void {
  const value = tab.getAttribute(TAB_VALUE) ?? '';
  const group = groupOf(root);
  // The clicked tab stays in place, however much the panels above it grow or shrink.
  const top = tab.getBoundingClientRect().top;
  select(root, value);
  if (group) {
    writeStored(tabGroupToKey(group), value);
    for (const other of document.querySelectorAll<HTMLElement>(`[${TABS}="${CSS.escape(group)}"]`))
      select(other, value);
  }
  scrollBy(0, tab.getBoundingClientRect().top - top);
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent, root: HTMLElement, tab: HTMLElement): void {
  const tabs = tabsOf(root);
  const step = STEPS[event.key];
  const index = tabs.indexOf(tab);
  const next =
    step === undefined
      ? { Home: tabs[0], End: tabs.at(-1) }[event.key]
      : tabs[(index + step + tabs.length) % tabs.length];
  if (!next) return;
  event.preventDefault();
  selectEverywhere(root, next);
  next.focus();
}

function tabOf(event: Event): { root: HTMLElement; tab: HTMLElement } | undefined {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
  const root = tab?.closest<HTMLElement>(`[${TABS}]`);
  return tab && root ? { root, tab } : undefined;
}

/** Selects the tab that the visitor last chose in each group. */
export function restoreTabs(): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[${TABS}]`)) {
    const group = groupOf(root);
    const stored = group ? readStored(tabGroupToKey(group)) : null;
    if (stored) select(root, stored);
  }
}

/** Handles tabs by mouse, touch and keyboard. Tabs of a group change together on the whole page and are remembered. */
export function watchTabs(): void {
  document.addEventListener('click', (event) => {
    const found = tabOf(event);
    if (found) selectEverywhere(found.root, found.tab);
  });
  document.addEventListener('keydown', (event) => {
    const found = tabOf(event);
    if (found) moveFocus(event, found.root, found.tab);
  });
}
