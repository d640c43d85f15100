import { startChangeFilter } from './changeFilter.ts';
import { startMemberFilter } from './memberFilter.ts';
import { startSidebar, watchSidebar } from './sidebar.ts';

// The module runs once, its event comes for every page: the first and each one swapped in after it.
watchSidebar();
document.addEventListener('astro:page-load', () => {
  startSidebar();
  startMemberFilter();
  startChangeFilter();
});
