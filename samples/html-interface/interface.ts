import { addStyle } from '../shared/style';
import { STYLE } from './interfaceStyle';
import { POTION_IMAGES } from './resources';
import { type Potion, POTIONS, type Stall } from './rules';

const NAMES: Readonly<Record<Potion, string>> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
};

const create = (
  tag: string,
  className: string,
  ...content: (Node | string)[]
): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
};

/** A copy of a loaded picture as an element of the page. */
function createPicture(potion: Potion): HTMLImageElement {
  const image = POTION_IMAGES[potion].data.cloneNode() as HTMLImageElement;
  image.alt = NAMES[potion];
  return image;
}

/** The HTML over the game: figures, potion buttons and messages. */
export class Interface {
  private readonly figures = create('p', 'figures');
  private readonly message = create('div', 'message');

  constructor(onServe: (potion: Potion) => void) {
    const shelf = create('div', 'shelf');
    shelf.append(
      ...POTIONS.map((potion, index) => {
        const button = create(
          'button',
          'potion',
          createPicture(potion),
          create('kbd', '', String(index + 1)),
        );
        button.addEventListener('click', () => {
          button.blur();
          onServe(potion);
        });
        return button;
      }),
    );
    this.figures.setAttribute('role', 'status');
    addStyle(STYLE);
    document.body.append(this.figures, shelf, this.message);
  }

  show({ coins, hearts }: Stall, best: number): void {
    this.figures.replaceChildren(
      create('span', 'hearts', '♥'.repeat(hearts) + '♡'.repeat(3 - hearts)),
      ` ${coins} coins · best ${best}`,
    );
  }

  say(title: string, line: string): void {
    this.message.replaceChildren(create('h1', '', title), create('p', '', line));
    this.message.hidden = title === '';
  }
}

/** The bubble over a guest: what it wishes for, and a bar that shrinks with its patience. */
export class Bubble {
  private readonly bar = create('i', '');
  private readonly element: HTMLElement;

  constructor(wish: Potion) {
    this.element = create('div', 'bubble', createPicture(wish), this.bar);
    document.body.append(this.element);
  }

  moveTo({ x, y }: { x: number; y: number }): void {
    this.element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -100%)`;
  }

  showPatience(share: number): void {
    this.bar.style.width = `${Math.max(0, share) * 100}%`;
    this.element.classList.toggle('bubble--hurry', share < 0.35);
  }

  remove(): void {
    this.element.remove();
  }
}
