import './hoverCard.css';
import type { SymbolCard } from '../lookup/symbolLookup.ts';

const GAP_PX = 8;

function append(parent: HTMLElement, tag: string, className: string, text: string): void {
  if (text) parent.append(Object.assign(document.createElement(tag), { className, textContent: text }));
}

/** The card of a symbol or member: kind and age, signature, summary. */
export function createCard(card: SymbolCard, id: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { id, className: 'api-card' });
  element.setAttribute('role', 'tooltip');
  const facts = [card.kind.replace('enumMember', 'enum member')];
  if (card.added) facts.push(`added in ${card.added}`);
  if (card.deprecated) facts.push(`deprecated since ${card.deprecated}`);
  append(element, 'div', 'api-card-facts', facts.join(' · '));
  append(element, 'code', 'api-card-signature', card.signature);
  append(element, 'p', 'api-card-summary', card.summary);
  return element;
}

/** Puts the card below its link, or above when there is no room, and inside the window. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const fitsBelow = box.bottom + GAP_PX + height <= innerHeight;
  const top = fitsBelow || box.top < height + GAP_PX ? box.bottom + GAP_PX : box.top - GAP_PX - height;
  const left = Math.max(GAP_PX, Math.min(box.left, innerWidth - width - GAP_PX));
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}
