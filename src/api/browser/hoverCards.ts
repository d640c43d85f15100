import type { CardsFile } from '../view/cards.ts';

const OPEN_DELAY_MS = 250;
const CLOSE_DELAY_MS = 150;
const CARD_ID = 'api-card';
const API_PAGE = /^(.*\/api\/(?:class|interface|enum|function|namespace|type|variable)\/[^/]+?)\/?$/;

const files = new Map<string, Promise<CardsFile>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let current: HTMLAnchorElement | undefined;

function loadCards(page: string): Promise<CardsFile> {
  let file = files.get(page);
  if (!file) {
    file = fetch(`${page}.cards.json`).then((response) => {
      if (!response.ok) throw new Error(`${page}.cards.json answered ${response.status}.`);
      return response.json() as Promise<CardsFile>;
    });
    file.catch(() => files.delete(page));
    files.set(page, file);
  }
  return file;
}

/** The page and fragment an API link leads to; undefined for links inside the same page and all other links. */
function linkToTarget(link: HTMLAnchorElement): { page: string; anchor: string } | undefined {
  const url = new URL(link.href, location.href);
  const page = url.origin === location.origin ? API_PAGE.exec(url.pathname)?.[1] : undefined;
  const isSamePage = url.pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '');
  if (!page || isSamePage || url.pathname.endsWith('.json')) return undefined;
  return { page, anchor: decodeURIComponent(url.hash.slice(1)) };
}

function closeCard(): void {
  clearTimeout(timer);
  document.getElementById(CARD_ID)?.remove();
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

async function openCard(link: HTMLAnchorElement): Promise<void> {
  const target = linkToTarget(link);
  if (!target) return;
  const [cards, { createCard, placeCard }] = await Promise.all([loadCards(target.page), import('./hoverCard.ts')]);
  const card = cards[target.anchor] ?? cards[''];
  if (!card || current !== link) return;
  document.getElementById(CARD_ID)?.remove();
  const element = createCard(card, CARD_ID);
  document.body.append(element);
  placeCard(element, link);
  link.setAttribute('aria-describedby', CARD_ID);
}

const closestLink = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="/api/"]') : null;

function onEnter(event: Event): void {
  if (event.target instanceof Element && event.target.closest(`#${CARD_ID}`)) clearTimeout(timer);
  const link = closestLink(event);
  if (!link || link === current) return;
  closeCard();
  current = link;
  // A card that cannot be fetched stays away: the link itself works.
  timer = setTimeout(() => void openCard(link).catch(() => undefined), OPEN_DELAY_MS);
}

function onLeave(event: Event): void {
  const isOfCard = event.target instanceof Element && event.target.closest(`#${CARD_ID}`) !== null;
  if (!closestLink(event) && !isOfCard) return;
  clearTimeout(timer);
  timer = setTimeout(closeCard, CLOSE_DELAY_MS);
}

/** Shows a card with signature and summary over API links, wherever they stand; call it once a visit. */
export function watchApiLinks(): void {
  // Touch screens have no hover: there a tap follows the link.
  if (matchMedia('(hover: hover)').matches) {
    document.addEventListener('pointerover', onEnter, { passive: true });
    document.addEventListener('pointerout', onLeave, { passive: true });
  }
  document.addEventListener('focusin', onEnter);
  document.addEventListener('focusout', onLeave);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeCard();
  });
  document.addEventListener('astro:before-swap', closeCard);
}
