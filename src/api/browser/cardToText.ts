import type { CardText } from '#src/ui/HoverCard/createCard.ts';
import type { SymbolCard } from '../lookup/symbolLookup.ts';

/** The card of a symbol or member: kind and age, signature, summary. */
export function cardToText(card: SymbolCard): CardText {
  const facts = [card.kind.replace('enumMember', 'enum member')];
  if (card.added) facts.push(`added in ${card.added}`);
  if (card.deprecated) facts.push(`deprecated since ${card.deprecated}`);
  return { facts: facts.join(' · '), signature: card.signature, summary: card.summary };
}
