import { sendKey } from './keys';
import { addStyle } from './style';

export interface TouchButton {
  label: string;
  sign: string;
  /** The key it stands for, as in `KeyboardEvent.code`. */
  code: string;
  side: 'left' | 'right';
}

const STYLE = `
.touch-buttons { display: none; position: fixed; bottom: 10px; z-index: 9; gap: 10px; }
@media (pointer: coarse) { .touch-buttons { display: flex; } }
.touch-buttons[data-side=left] { left: 10px; }
.touch-buttons[data-side=right] { right: 10px; }
.touch-buttons button {
  width: 56px; height: 56px; border: 2px solid #041e2f; border-radius: 12px; background: rgb(255 255 255 / 55%);
  color: #041e2f; font: 800 22px/1 system-ui, sans-serif; touch-action: none; user-select: none;
}
`;

function createButton({ label, sign, code }: TouchButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  button.textContent = sign;
  button.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    sendKey('keydown', code);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    button.addEventListener(end, () => sendKey('keyup', code));
  }
  return button;
}

/** Buttons in the corners for players without a keyboard: they press the keys the game knows already. */
export function addTouchButtons(buttons: readonly TouchButton[]): void {
  addStyle(STYLE);
  for (const side of ['left', 'right'] as const) {
    const row = document.createElement('div');
    row.className = 'touch-buttons';
    row.dataset.side = side;
    row.append(...buttons.filter((button) => button.side === side).map(createButton));
    document.body.append(row);
  }
}
