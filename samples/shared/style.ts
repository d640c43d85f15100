/** Adds rules for the HTML that lies over a game. */
export function addStyle(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
