import { ImageSource, Loader } from 'excalibur';

export const Resources = {
  Knight: new ImageSource('/kit/characters/knight.png'),
  Hills: new ImageSource('/kit/parallax/forest-near.png'),
} as const;

export const loader = new Loader(Object.values(Resources));
