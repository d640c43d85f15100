import { BEFORE_SWAP_EVENT } from '#src/contracts/events.ts';
import type { CardText } from './createCard.ts';

const OPEN_DELAY_MS = 250;
const CLOSE_DELAY_MS = 150;
const CARD_ID = 'api-card';

/** Links that have a card. */
export interface CardSource {
  selector: string;
  /** The text of the card, or nothing if this link has none. */
  load: (link: HTMLAnchorElement) => Promise<CardText | undefined>;
  /** Touch screens have no hover. If the card matters more than the linked page, the first tap shows the card. */
  opensOnTap?: boolean;
}

const sources: CardSource[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let current: HTMLAnchorElement | undefined;

function closeCard(): void {
  clearTimeout(timer);
  document.getElementById(CARD_ID)?.remove();
  current?.removeAttribute('aria-describedby');
  current = undefined;
}

async function openCard(link: HTMLAnchorElement, source: CardSource): Promise<void> {
  const [text, { createCard }, { placeCard }] = await Promise.all([
    source.load(link),
    import('./createCard.ts'),
    import('./placeCard.ts'),
  ]);
  if (!text || current !== link) return;
  document.getElementById(CARD_ID)?.remove();
  const element = createCard(text, CARD_ID);
  document.body.append(element);
  placeCard(element, link);
  link.setAttribute('aria-describedby', CARD_ID);
}

function closestLink(event: Event): { link: HTMLAnchorElement; source: CardSource } | undefined {
  if (!(event.target instanceof Element)) return undefined;
  for (const source of sources) {
    const link = event.target.closest<HTMLAnchorElement>(source.selector);
    if (link) return { link, source };
  }
  return undefined;
}

const isInCard = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(`#${CARD_ID}`) !== null;

function onEnter(event: Event): void {
  if (isInCard(event)) clearTimeout(timer);
  const found = closestLink(event);
  if (!found || found.link === current) return;
  closeCard();
  current = found.link;
  // A card that can't be loaded isn't shown; the link itself works.
  timer = setTimeout(() => void openCard(found.link, found.source).catch(() => undefined), OPEN_DELAY_MS);
}

function onLeave(event: Event): void {
  if (!closestLink(event) && !isInCard(event)) return;
  clearTimeout(timer);
  timer = setTimeout(closeCard, CLOSE_DELAY_MS);
}

function onTap(event: Event): void {
  const found = closestLink(event);
  if (!found?.source.opensOnTap || found.link.hasAttribute('aria-describedby')) return;
  event.preventDefault();
  closeCard();
  current = found.link;
  // Without the card the tap follows the link.
  openCard(found.link, found.source).catch(() => location.assign(found.link.href));
}

function listen(): void {
  if (matchMedia('(hover: hover)').matches) {
    document.addEventListener('pointerover', onEnter, { passive: true });
    document.addEventListener('pointerout', onLeave, { passive: true });
  } else document.addEventListener('click', onTap, { capture: true });
  document.addEventListener('focusin', onEnter);
  document.addEventListener('focusout', onLeave);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeCard();
  });
  document.addEventListener(BEFORE_SWAP_EVENT, closeCard);
}

/** Shows cards for the links of a source on every page; call it once a visit for each source. */
export function watchCards(source: CardSource): void {
  sources.push(source);
  if (sources.length === 1) listen();
}
