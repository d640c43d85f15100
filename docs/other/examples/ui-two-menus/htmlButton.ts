/** A button of the page: keyboard and screen readers know it already. */
export function createHtmlButton(text: string, onChoose: () => void) {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText =
    'font:inherit;height:52px;cursor:pointer;color:#041e2f;background:#f4faff;border:2px solid #7bbaea;border-radius:8px';
  button.addEventListener('click', onChoose);
  return button;
}
