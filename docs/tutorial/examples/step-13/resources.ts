import * as ex from 'excalibur';

export const resources = {
  bird: new ex.ImageSource('/kit/flappy/bird.png'),
  pipe: new ex.ImageSource('/kit/flappy/pipe.png', {
    wrapping: ex.ImageWrapping.Clamp,
  }),
  ground: new ex.ImageSource('/kit/flappy/ground.png'),
} as const;

export const loader = new ex.Loader(Object.values(resources));
