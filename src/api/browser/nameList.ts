import type { NamesFile } from '../view/names.ts';

type Name = NamesFile['names'][number];

export type Grouping = 'area' | 'kind';

const KIND_TITLES: Record<string, string> = {
  class: 'Classes',
  interface: 'Interfaces',
  enum: 'Enumerations',
  function: 'Functions',
  namespace: 'Namespaces',
  type: 'Types',
  variable: 'Constants',
};

export interface ListContext {
  file: NamesFile;
  /** The path of `/api` with the base path. */
  root: string;
}

function createMark(kind: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = `api-kind api-kind-${kind}`;
  mark.title = kind;
  mark.ariaHidden = 'true';
  mark.textContent = kind.charAt(0).toUpperCase();
  return mark;
}

/** Tells screen readers what the letter shows: two names may differ only in their kind. */
function createSpokenKind(kind: string): HTMLElement {
  const spoken = document.createElement('span');
  spoken.className = 'visually-hidden';
  spoken.textContent = `, ${kind}`;
  return spoken;
}

function createItem([text, kindIndex, , slug]: Name, { file, root }: ListContext): HTMLLIElement {
  const kind = file.kinds[kindIndex] ?? '';
  const link = document.createElement('a');
  link.href = `${root}/${kind}/${slug ?? text}`;
  link.append(createMark(kind), text, createSpokenKind(kind));
  if (link.pathname === location.pathname.replace(/\/$/, '')) link.setAttribute('aria-current', 'page');
  const item = document.createElement('li');
  item.append(link);
  return item;
}

export function createNameList(names: readonly Name[], context: ListContext): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...names.map((name) => createItem(name, context)));
  return list;
}

/** Fills a fold when it's first opened: most never are. */
export function fillFold(fold: HTMLDetailsElement, context: ListContext): void {
  const [grouping, index] = (fold.dataset['fold'] ?? '').split(':');
  if (!fold.open || !index || fold.querySelector('ul')) return;
  const place = grouping === 'area' ? 2 : 1;
  const names = context.file.names.filter((name) => name[place] === Number(index));
  fold.append(createNameList(names, context));
}

/** All names in folds, by area or by kind, with the fold of the current page open. */
export function createFolds(grouping: Grouping, current: string, context: ListContext): HTMLElement[] {
  const { areas, kinds } = context.file;
  const groups = grouping === 'area' ? areas : kinds.map((kind) => ({ id: kind, title: KIND_TITLES[kind] ?? kind }));
  return groups.map(({ id, title }, index) => {
    const fold = document.createElement('details');
    fold.dataset['fold'] = `${grouping}:${index}`;
    const summary = document.createElement('summary');
    summary.textContent = title;
    fold.append(summary);
    fold.open = id === current;
    fillFold(fold, context);
    return fold;
  });
}
