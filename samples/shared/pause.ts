import * as ex from 'excalibur';
import { addStyle } from './style';

const STYLE = `
.pause-button, .pause-screen button {
  border: 2px solid #041e2f; border-radius: 6px; background: #ffb238; color: #2b1600;
  font: 700 16px/1 system-ui, sans-serif; cursor: pointer;
}
.pause-button { position: fixed; top: 8px; right: 8px; z-index: 10; width: 40px; height: 40px; opacity: .75; }
.pause-button:hover, .pause-button:focus-visible { opacity: 1; }
.pause-screen {
  position: fixed; inset: 0; z-index: 20; display: grid; place-content: center; justify-items: center;
  gap: 16px; background: rgb(4 19 31 / 72%); color: #fff; font: 800 28px/1 system-ui, sans-serif;
}
.pause-screen[hidden] { display: none; }
.pause-screen button { padding: 14px 22px; }
`;

function createButton(
  className: string,
  label: string,
  text: string,
  onClick: () => void,
) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.ariaLabel = label;
  button.textContent = text;
  button.addEventListener('click', () => {
    // A button that keeps the focus would be pressed again by the next Space.
    button.blur();
    onClick();
  });
  return button;
}

/** Stops the clock, the sound and the input of a game, and lets them go on. */
function setPaused(game: ex.Engine, isPaused: boolean): void {
  for (const input of [game.input, game.currentScene.input]) {
    // Keys that are let go while the game does not listen would stay pressed for it.
    input.keyboard.clear();
    input.toggleEnabled(!isPaused);
  }
  if (isPaused) {
    game.clock.stop();
    void ex.AudioContextFactory.create().suspend();
  } else {
    game.clock.start();
    void ex.AudioContextFactory.create().resume();
  }
}

/** Lets the player pause with P, Escape or a button in the corner. */
export function addPause(game: ex.Engine): void {
  const screen = document.createElement('div');
  const toggle = () => {
    screen.hidden = !screen.hidden;
    setPaused(game, !screen.hidden);
  };
  addStyle(STYLE);
  screen.className = 'pause-screen';
  screen.hidden = true;
  screen.append('Paused', createButton('', 'Go on', 'Go on', toggle));
  document.body.append(createButton('pause-button', 'Pause', '❚❚', toggle), screen);
  window.addEventListener('keydown', ({ code, repeat }) => {
    if (!repeat && (code === 'KeyP' || code === 'Escape')) toggle();
  });
}
