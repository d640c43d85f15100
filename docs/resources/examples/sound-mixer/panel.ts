/** One row for each channel: a slider, a switch to mute it, and a button for each of its sounds. */
export function makePanel<Name extends string>(
  channels: Record<string, readonly Name[]>,
  setVolume: (name: Name, volume: number) => void,
  press: (name: Name) => void,
) {
  const panel = document.createElement('div');
  panel.style.cssText =
    'position:fixed;left:20px;bottom:16px;display:grid;gap:10px;font:600 15px sans-serif';
  for (const [channel, names] of Object.entries(channels)) {
    const row = document.createElement('div');
    row.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px;align-items:center';
    row.innerHTML = `<label>${channel} <input type="range" max="1" step="0.05" value="0.5"></label>
      <label><input type="checkbox"> mute</label>`;
    const [slider, mute] = [...row.querySelectorAll('input')];
    row.addEventListener('input', () => {
      for (const name of names)
        setVolume(name, mute!.checked ? 0 : slider!.valueAsNumber);
    });
    for (const name of names) {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => press(name));
      row.append(button);
    }
    panel.append(row);
  }
  return panel;
}
