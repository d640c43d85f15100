import './card.css';

/** The text of a card: small facts, a line of code, a paragraph. Empty parts are left out. */
export interface CardText {
  facts?: string;
  signature?: string;
  summary: string;
}

function append(parent: HTMLElement, tag: string, className: string, text: string | undefined): void {
  if (text) parent.append(Object.assign(document.createElement(tag), { className, textContent: text }));
}

export function createCard({ facts, signature, summary }: CardText, id: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { id, className: 'api-card' });
  element.setAttribute('role', 'tooltip');
  append(element, 'div', 'api-card-facts', facts);
  append(element, 'code', 'api-card-signature', signature);
  append(element, 'p', 'api-card-summary', summary);
  return element;
}
