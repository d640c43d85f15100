import { watchCards } from '#src/ui/HoverCard/watchCards.ts';
import type { CardsFile } from '../view/cards.ts';

const API_PAGE = /^(.*\/api\/(?:class|interface|enum|function|namespace|type|variable)\/[^/]+?)\/?$/;

const files = new Map<string, Promise<CardsFile>>();

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

async function loadCard(link: HTMLAnchorElement) {
  const target = linkToTarget(link);
  if (!target) return undefined;
  const [cards, { cardToText }] = await Promise.all([loadCards(target.page), import('./cardToText.ts')]);
  const card = cards[target.anchor] ?? cards[''];
  return card && cardToText(card);
}

/** Shows a card with signature and summary over API links; on touch screens a tap follows the link. */
export const watchApiLinks = (): void => watchCards({ selector: 'a[href*="/api/"]', load: loadCard });
