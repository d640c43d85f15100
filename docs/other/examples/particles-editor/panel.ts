/** A bar of sliders over the game: one for each value, from 1 to its limit. */
export function addSliders<Name extends string>(
  values: Record<Name, number>,
  limits: Record<Name, number>,
  onChange: () => void,
) {
  for (const name of Object.keys(limits) as Name[]) {
    const label = bar.appendChild(document.createElement('label'));
    label.innerHTML = `${name} <input type="range" min="1" max="${limits[name]}" value="${values[name]}" style="width:70px">`;
    const slider = label.querySelector('input')!;
    slider.oninput = () => {
      values[name] = slider.valueAsNumber;
      onChange();
    };
  }
}

export function addButton(text: string, action: (self: HTMLButtonElement) => void) {
  const button = bar.appendChild(document.createElement('button'));
  button.textContent = text;
  button.onclick = () => action(button);
}

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:0;left:0;right:0;display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;padding:8px 10px;font:600 13px sans-serif;color:#f4faff;background:#0b2a3fcc';
