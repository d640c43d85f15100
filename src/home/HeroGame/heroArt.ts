import { Animation, ImageFiltering, ImageSource, Sound, SpriteSheet } from 'excalibur';
import { withBase } from '#src/lib/url.ts';

const picture = (path: string) => new ImageSource(withBase(path), { filtering: ImageFiltering.Pixel });

const LAYERS = ['sky', 'far', 'near', 'ground'] as const;
export type LayerName = (typeof LAYERS)[number];
export type TimeOfDay = 'day' | 'night';

/** Character sheets have six columns: idle, run, air, attack. */
const CHARACTER_GRID = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };

function createImages() {
  const layers = (time: TimeOfDay) =>
    Object.fromEntries(LAYERS.map((name) => [name, picture(`/img/hero/${time}-${name}.webp`)])) as Record<
      LayerName,
      ImageSource
    >;
  return {
    knight: picture('/kit/characters/knight.png'),
    slime: picture('/kit/characters/slime.png'),
    blueSlime: picture('/kit/characters/slime-blue.png'),
    coin: picture('/kit/items/coin.png'),
    day: layers('day'),
    night: layers('night'),
  };
}

export type HeroImages = ReturnType<typeof createImages>;

/** Fetches all images of the game. */
export async function loadHeroImages(): Promise<HeroImages> {
  const images = createImages();
  const { day, night, ...sprites } = images;
  const all = [...Object.values(sprites), ...Object.values(day), ...Object.values(night)];
  await Promise.all(all.map((image) => image.load()));
  return images;
}

export function createRun(image: ImageSource): Animation {
  const sheet = SpriteSheet.fromImageSource({ image, grid: CHARACTER_GRID });
  return Animation.fromSpriteSheet(sheet, [6, 7, 8, 9, 10, 11], 90);
}

export function createPose(image: ImageSource, frame: number) {
  return SpriteSheet.fromImageSource({ image, grid: CHARACTER_GRID }).getSprite(frame % 6, Math.floor(frame / 6));
}

export function createSpin(image: ImageSource): Animation {
  const sheet = SpriteSheet.fromImageSource({
    image,
    grid: { rows: 1, columns: 6, spriteWidth: 16, spriteHeight: 16 },
  });
  return Animation.fromSpriteSheet(sheet, [0, 1, 2, 3, 4, 5], 100);
}

export interface HeroSounds {
  jump: Sound;
  coin: Sound;
  hurt: Sound;
}

/** Sounds are fetched only when the visitor turns them on. */
export async function loadHeroSounds(): Promise<HeroSounds> {
  const load = async (name: string) => {
    const sound = new Sound(withBase(`/kit/sounds/${name}.wav`));
    await sound.load();
    sound.volume = 0.5;
    return sound;
  };
  const [jump, coin, hurt] = await Promise.all([load('jump'), load('coin'), load('hurt')]);
  return { jump, coin, hurt };
}
