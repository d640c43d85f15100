const GAP_PX = 8;

/** Puts the card below its link, or above if there's no space, and inside the window. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const fitsBelow = box.bottom + GAP_PX + height <= innerHeight;
  const top = fitsBelow || box.top < height + GAP_PX ? box.bottom + GAP_PX : box.top - GAP_PX - height;
  const left = Math.max(GAP_PX, Math.min(box.left, innerWidth - width - GAP_PX));
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}
