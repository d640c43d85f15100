import { DEMO, LIVE_EXAMPLE } from '#src/contracts/attributes.ts';
function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || 'Picture');
  const copy = image.cloneNode() as HTMLImageElement;
  copy.loading = 'eager';
  copy.removeAttribute('sizes');
  dialog.append(copy);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Posters of games and demos are part of their buttons. */
const PICTURES = `.prose img:not(a img, [${LIVE_EXAMPLE}] img, [${DEMO}] img)`;

const pictureOf = (event: Event): HTMLImageElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLImageElement>(PICTURES) : null;

/** Pictures in the text open larger on click, Enter and Space. */
export function watchZoom(): void {
  document.addEventListener('click', (event) => {
    const picture = pictureOf(event);
    if (picture) open(picture);
  });
  document.addEventListener('keydown', (event) => {
    const picture = pictureOf(event);
    if (!picture || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open(picture);
  });
}

/** Makes the pictures of a page focusable. */
export function prepareZoom(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', `${picture.alt || 'Picture'}: show larger`);
  }
}
