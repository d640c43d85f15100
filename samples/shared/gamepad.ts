import { sendKey } from './keys';

const STICK_THRESHOLD = 0.5;

/** Which key a button of a standard gamepad stands for. */
const BUTTON_KEYS: Readonly<Record<number, string>> = {
  0: 'Space',
  1: 'KeyX',
  2: 'KeyC',
  9: 'KeyP',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
};

function readKeys({ buttons, axes }: Gamepad): string[] {
  const [x = 0, y = 0] = axes;
  return [
    ...buttons.flatMap(({ pressed }, index) =>
      pressed ? (BUTTON_KEYS[index] ?? []) : [],
    ),
    ...(x < -STICK_THRESHOLD ? ['ArrowLeft'] : []),
    ...(x > STICK_THRESHOLD ? ['ArrowRight'] : []),
    ...(y < -STICK_THRESHOLD ? ['ArrowUp'] : []),
    ...(y > STICK_THRESHOLD ? ['ArrowDown'] : []),
  ];
}

/**
 * Makes every gamepad play the keyboard, so that a game needs to know the keyboard only. It has a loop of its own: a paused
 * game must still hear the Start button.
 */
export function addGamepad(): void {
  let held = new Set<string>();
  const look = () => {
    const pads = navigator.getGamepads?.() ?? [];
    const now = new Set(pads.flatMap((pad) => (pad ? readKeys(pad) : [])));
    for (const code of now) if (!held.has(code)) sendKey('keydown', code);
    for (const code of held) if (!now.has(code)) sendKey('keyup', code);
    held = now;
    requestAnimationFrame(look);
  };
  look();
}
