const SHOWN_MS = 1600;

/** Shows for a moment what a button just did. */
export function flashLabel(button: HTMLElement, text: string): void {
  const label = button.querySelector('span') ?? button;
  const before = label.textContent;
  if (before === text) return;
  label.textContent = text;
  setTimeout(() => (label.textContent = before), SHOWN_MS);
}
