/** Takes back what kept an element from its layout, or forced it to have one, and leaves no trace of it. */
export function clearContentVisibility(element: HTMLElement): void {
  element.style.contentVisibility = '';
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
