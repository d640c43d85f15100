import { startChangeFilter } from './changeFilter.ts';
import { startMemberFilter } from './memberFilter.ts';
import { startSidebar, watchSidebar } from './sidebar.ts';

export const start = watchSidebar;

export function startPage(): void {
  startSidebar();
  startMemberFilter();
  startChangeFilter();
}
