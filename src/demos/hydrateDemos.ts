// The only script a demo brings to a page. Everything else, the engine too, is fetched when "Start the demo" is pressed.
const load = () => import('./hydrateDemo.tsx');
let isLoaded = false;

async function start(figure: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  button.textContent = 'Loading…';
  try {
    const { hydrateDemo } = await load();
    isLoaded = true;
    await hydrateDemo(figure);
  } catch {
    button.disabled = false;
    button.textContent = 'It did not load. Try again';
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-demo-start]') : null;
  const figure = button?.closest<HTMLElement>('[data-demo]');
  if (button && figure) void start(figure, button);
});

document.addEventListener('astro:after-swap', () => {
  if (isLoaded) void load().then(({ endDemos }) => endDemos((figure) => !figure.isConnected));
});
