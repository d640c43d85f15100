import { whenIdle } from '#src/lib/whenIdle.ts';

// The text is readable without any of this, so it is loaded when the browser has nothing else to do, or when the visitor
// reaches for a box before that.
const startPage = (): void => void import('./start.ts').then((start) => start.startPage());

document.addEventListener('astro:page-load', () => whenIdle(startPage));
document.addEventListener('focusin', startPage, { once: true });
