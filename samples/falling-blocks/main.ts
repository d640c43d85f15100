import * as ex from 'excalibur';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { addGamepad } from '../shared/gamepad';
import { addPause } from '../shared/pause';
import { addStyle } from '../shared/style';
import { addTouchButtons } from '../shared/touchButtons';
import { CELL } from './board';
import { Panel } from './Panel';
import { PANEL_STYLE } from './panelStyle';
import { loader } from './resources';
import { COLUMNS, ROWS } from './rules';
import { Well } from './well';

// The page: the well on the left, where the engine draws, and a place for React on the right.
const page = document.createElement('div');
const wellPlace = document.createElement('div');
const canvas = document.createElement('canvas');
const panelPlace = document.createElement('div');
page.className = 'blocks';
wellPlace.className = 'blocks__well';
wellPlace.append(canvas);
page.append(wellPlace, panelPlace);
document.body.append(page);
addStyle(PANEL_STYLE);

const game = new ex.Engine({
  canvasElement: canvas,
  width: COLUMNS * CELL,
  height: ROWS * CELL,
  displayMode: ex.DisplayMode.FitContainer,
  antialiasing: false,
  backgroundColor: ex.Color.fromHex('#06263b'),
  scenes: { level: Well },
});

createRoot(panelPlace).render(createElement(Panel));
addPause(game);
addGamepad();
addTouchButtons([
  { label: 'Left', sign: '◀', code: 'ArrowLeft', side: 'left' },
  { label: 'Right', sign: '▶', code: 'ArrowRight', side: 'left' },
  { label: 'Turn', sign: '⟳', code: 'ArrowUp', side: 'right' },
  { label: 'Drop', sign: '▼', code: 'Space', side: 'right' },
]);
void game.start(loader).then(() => game.goToScene('level'));
