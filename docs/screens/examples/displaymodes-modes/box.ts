// The page around the game: a form, and a box of changing size. The canvas is the "web page" behind the box.
document.body.style.cssText = 'flex-direction:column;font:600 14px sans-serif';
document.body.innerHTML = `<canvas width="1" height="1"
    style="position:fixed;inset:0;width:100%;height:100%;background:#0b2a3f"></canvas>
  <form style="position:relative;display:flex;flex-wrap:wrap;gap:6px 16px;padding:10px">
    <label>Mode <select name="mode"></select></label>
    <label>Width <input name="width" type="range" min="30" max="100" value="90"></label>
    <label>Height <input name="height" type="range" min="30" max="100" value="90"></label>
  </form>
  <main style="position:relative;flex:1;width:100%;display:grid;place-items:center;min-height:0">
    <div id="box" style="resize:both;overflow:hidden;background:#04131f;outline:2px dashed #7bbaea"></div>
  </main>`;
const form = document.querySelector('form')!;
const menu = form.querySelector('select')!;

/** The element that holds the game. */
export const box = document.querySelector<HTMLElement>('#box')!;

/** Fills the menu and tells which mode was chosen; the sliders set the size of the box. */
export function listen<Mode extends string>(modes: Mode[], onMode: (mode: Mode) => void) {
  menu.append(...modes.map((mode) => new Option(mode)));
  const resize = () => {
    const [width, height] = [...form.querySelectorAll('input')];
    box.style.width = `${width!.value}%`;
    box.style.height = `${height!.value}%`;
  };
  form.addEventListener('input', ({ target }) =>
    target === menu ? onMode(menu.value as Mode) : resize(),
  );
  resize();
  onMode(modes[0]!);
}
