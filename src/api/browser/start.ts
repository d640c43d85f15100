import { startChangeFilter } from './changeFilter.ts';
import { startMemberFilter } from './memberFilter.ts';
import { startSidebar, watchSidebar } from './sidebar.ts';

watchSidebar();

let started: Element | undefined;

/** Wakes up the page that is shown; asked twice for one page, it does so once. */
export function startPage(): void {
  if (started === document.body) return;
  started = document.body;
  startSidebar();
  startMemberFilter();
  startChangeFilter();
}
