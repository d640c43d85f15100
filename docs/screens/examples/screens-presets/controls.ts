// The page around the game: a form, and a place for the canvas.
document.body.style.cssText = 'flex-direction:column;font:600 14px sans-serif';
document.body.innerHTML = `<canvas width="1" height="1"
    style="position:fixed;inset:0;width:100%;height:100%;background:#0b2a3f"></canvas>
  <form style="position:relative;display:flex;flex-wrap:wrap;gap:6px 16px;padding:10px">
    <label>Resolution <select></select></label>
    <label>Viewport <input type="range" min="160" max="560" value="440"></label>
    <label><input type="checkbox"> smooth</label>
    <output style="color:#ffb238"></output>
  </form>
  <main style="position:relative;flex:1;display:grid;place-items:center;overflow:hidden"></main>`;
const form = document.querySelector('form')!;
const menu = form.querySelector('select')!;
const [size, smooth] = [...form.querySelectorAll('input')];

export const canvas = document.createElement('canvas');
document.querySelector('main')!.append(canvas);

/** What is set in the form. */
export const readForm = () => ({
  name: menu.value,
  width: size!.valueAsNumber,
  isSmooth: smooth!.checked,
});
export const tell = (text: string) => (form.querySelector('output')!.value = text);

export function listen(names: string[], onChange: () => void) {
  menu.append(...names.map((name) => new Option(name)));
  form.addEventListener('input', onChange);
  onChange();
}
