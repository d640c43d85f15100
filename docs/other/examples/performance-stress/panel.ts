/** A slider for the number of sprites, and room for the figures below it. */
export function addPanel(mostSprites: number) {
  const panel = document.body.appendChild(document.createElement('div'));
  panel.style.cssText =
    'position:fixed;top:8px;left:8px;padding:8px 12px;border-radius:8px;font:600 13px/1.5 monospace;white-space:pre;color:#f4faff;background:#041e2fd9';
  panel.innerHTML = `<input type="range" max="${mostSprites}" value="200" aria-label="Number of sprites"><output style="display:block"></output>`;
  return {
    slider: panel.querySelector('input')!,
    output: panel.querySelector('output')!,
  };
}
