// Behaviour that no page needs in order to be read: loaded when the browser has nothing else to do.
const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 2000 });
  else setTimeout(action, 300);
};

function start(): void {
  void import('#src/reading/start.ts');
  void import('#src/api/browser/hoverCards.ts').then(({ watchApiLinks }) => watchApiLinks());
}

addEventListener('load', () => whenIdle(start), { once: true });
