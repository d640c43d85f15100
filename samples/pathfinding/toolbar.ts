import { addStyle } from '../shared/style';
import type { Ground, SearchName } from './search';

export type Brush = Ground | 'treasure';

const SEARCHES: readonly (readonly [SearchName, string])[] = [
  ['breadth', '1 Breadth-first'],
  ['dijkstra', '2 Dijkstra'],
  ['astar', '3 A*'],
];
const BRUSHES: readonly (readonly [Brush, string])[] = [
  ['treasure', 'Treasure'],
  ['wall', 'Wall'],
  ['water', 'Water'],
  ['meadow', 'Meadow'],
];

const STYLE = `
.tools {
  position: fixed; inset: auto 0 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 1vw; padding: 1vw; height: 20vh; box-sizing: border-box; align-content: center;
  background: #041e2f; color: #dcebf6; font: 600 clamp(9px, 2vw, 15px)/1.2 system-ui, sans-serif; align-items: center;
}
.tools button {
  padding: .7vw 1.2vw; border: 2px solid #164663; border-radius: 5px; background: #08293f; color: inherit; font: inherit;
}
.tools button[aria-pressed=true] { border-color: #ffb238; background: #0e3750; }
.tools button.go { border-color: #ffb238; background: #ffb238; color: #2b1600; }
.tools output { margin-left: auto; }
`;

export interface Toolbar {
  search: SearchName;
  brush: Brush;
  say(text: string): void;
  choose(search: SearchName): void;
}

interface Actions {
  onGo(): void;
  onClear(): void;
}

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => {
    button.blur();
    onClick();
  });
  return button;
}

/** A row of buttons of which one is pressed. */
function createChoice<Name extends string>(
  options: readonly (readonly [Name, string])[],
  onChoose: (name: Name) => void,
) {
  const buttons = options.map(([name, label]) => ({
    name,
    element: createButton(label, () => choose(name)),
  }));
  const choose = (chosen: Name) => {
    for (const { name, element } of buttons)
      element.ariaPressed = String(name === chosen);
    onChoose(chosen);
  };
  return { elements: buttons.map(({ element }) => element), choose };
}

/** The interface is plain HTML below the canvas; it holds what is chosen and calls back for the rest. */
export function createToolbar({ onGo, onClear }: Actions): Toolbar {
  const bar = document.createElement('div');
  const output = document.createElement('output');
  const toolbar: Toolbar = {
    search: 'astar',
    brush: 'treasure',
    say: (text) => (output.textContent = text),
    choose: (name) => searches.choose(name),
  };
  const searches = createChoice(SEARCHES, (name) => (toolbar.search = name));
  const brushes = createChoice(BRUSHES, (name) => (toolbar.brush = name));
  const go = createButton('Search', onGo);
  go.className = 'go';
  bar.className = 'tools';
  bar.append(
    ...brushes.elements,
    ...searches.elements,
    go,
    createButton('Clear', onClear),
    output,
  );
  addStyle(STYLE);
  document.body.append(bar);
  searches.choose('astar');
  brushes.choose('treasure');
  return toolbar;
}
