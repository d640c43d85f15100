import { afterPaint } from '#src/lib/afterPaint.ts';
import { startChangeFilter } from './changeFilter.ts';
import { startMemberFilter } from './memberFilter.ts';
import { startSidebar, watchSidebar } from './sidebar.ts';

export const start = watchSidebar;

/** The page is readable without any of this, so it's painted first. */
export function startPage(): void {
  afterPaint(() => {
    startSidebar();
    startMemberFilter();
    startChangeFilter();
  });
}
