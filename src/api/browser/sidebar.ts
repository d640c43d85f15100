import { API_NAV, SECONDARY_MENU } from '#src/contracts/attributes.ts';
import { MENU_OPEN_EVENT } from '#src/contracts/events.ts';
import { filterNames } from './filterNames.ts';
import { createFolds, createNameList, fillFold, type Grouping, type ListContext } from './nameList.ts';
import { loadNames } from './namesFile.ts';
import { onArrowKey, onEscape, openFirst } from './sidebarKeys.ts';

// Survives page changes, so that the sidebar stays as the visitor left it.
let grouping: Grouping = 'area';
let typed = '';
let scrollTop = 0;
let context: ListContext | undefined;

// The mobile menu shows a copy of the sidebar, so listeners are on the document and act on the copy an event came from.
const navOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(`[${API_NAV}]`) : null;

function createGroupingButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'api-nav-grouping';
  button.textContent = grouping === 'area' ? 'Group by kind' : 'Group by area';
  return button;
}

function createEmptyNote(): HTMLElement {
  const note = document.createElement('p');
  note.textContent = `No exported name contains “${typed}”.`;
  return note;
}

function currentGroup(nav: HTMLElement, { root }: ListContext): string {
  if (grouping === 'area') return nav.dataset['area'] ?? '';
  return location.pathname.slice(root.length + 1).split('/')[0] ?? '';
}

function render(nav: HTMLElement): void {
  const list = nav.querySelector('[data-api-list]');
  if (!list || !context) return;
  if (typed) {
    const found = filterNames(context.file.names, typed);
    list.replaceChildren(found.length > 0 ? createNameList(found, context) : createEmptyNote());
    return;
  }
  list.replaceChildren(createGroupingButton(), ...createFolds(grouping, currentGroup(nav, context), context));
}

async function fill(nav: HTMLElement): Promise<void> {
  if (nav.dataset['filled'] !== undefined) return;
  const url = nav.dataset['names']!;
  context = { file: await loadNames(url), root: url.replace(/\/names\.json$/, '') };
  const input = nav.querySelector<HTMLInputElement>('input[type=search]')!;
  typed = input.value.trim() || typed;
  input.value = typed;
  nav.dataset['filled'] = '';
  render(nav);
  if (nav.parentElement) nav.parentElement.scrollTop = scrollTop;
}

/** If the names don't load, the links to the areas stay, and focusing the box tries again. */
const fillQuietly = (nav: HTMLElement): void => void fill(nav).catch(() => undefined);

/** Phones show no sidebar until the menu opens, and then a copy of it. */
function fillShown(): void {
  const empty = document.querySelectorAll<HTMLElement>(`[${API_NAV}]:not([data-filled])`);
  for (const nav of empty) if (nav.checkVisibility()) fillQuietly(nav);
}

function onInput(event: Event): void {
  const nav = navOf(event);
  if (!nav || !(event.target instanceof HTMLInputElement)) return;
  typed = event.target.value.trim();
  render(nav);
}

function onClick(event: Event): void {
  const nav = navOf(event);
  if (!nav || !(event.target as Element).closest('.api-nav-grouping')) return;
  grouping = grouping === 'area' ? 'kind' : 'area';
  render(nav);
  nav.querySelector<HTMLElement>('.api-nav-grouping')?.focus();
}

function onScroll(event: Event): void {
  const side = event.target instanceof Element ? event.target : null;
  if (side?.matches(`[${SECONDARY_MENU}]`)) scrollTop = side.scrollTop;
}

/** Adds the listeners, once a visit. */
export function watchSidebar(): void {
  document.addEventListener('input', onInput);
  document.addEventListener('click', onClick);
  document.addEventListener(MENU_OPEN_EVENT, fillShown);
  addEventListener('resize', fillShown, { passive: true });
  document.addEventListener('focusin', (event) => {
    const nav = navOf(event);
    if (nav) fillQuietly(nav);
  });
  document.addEventListener('keydown', (event) => {
    const nav = navOf(event);
    if (!nav) return;
    onArrowKey(event, nav);
    onEscape(event);
  });
  document.addEventListener('submit', (event) => {
    const nav = navOf(event);
    if (nav && openFirst(nav)) event.preventDefault();
  });
  // These two don't bubble, but they can be captured.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  document.addEventListener(
    'toggle',
    (event) => {
      if (context && navOf(event)) fillFold(event.target as HTMLDetailsElement, context);
    },
    true,
  );
}

/** Fills the sidebar of the page with all names, if it's visible. */
export function startSidebar(): void {
  if (!document.querySelector(`[${API_NAV}]`)) return;
  typed = new URLSearchParams(location.search).get('q') ?? typed;
  fillShown();
}
