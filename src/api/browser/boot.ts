// The text is readable without any of this, so it is loaded when the browser has nothing else to do, or when the visitor
// reaches for a box before that.
const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 2000 });
  else setTimeout(action, 300);
};

const startPage = (): void => void import('./start.ts').then((start) => start.startPage());

document.addEventListener('astro:page-load', () => whenIdle(startPage));
document.addEventListener('focusin', startPage, { once: true });

// Keeps the names of this file its own.
export {};
