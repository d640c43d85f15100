import { buildImageSetModule } from '../brand/componentArt.ts';
import type { OutputFile } from '../core/output.ts';
import { gridToWebp } from '../core/raster.ts';
import { buildStrip, FEATURE_SCENES } from './featureScenes.ts';
import { FEATURE_SETTINGS } from './featureSettings.ts';
import { drawClouds, drawHeroLayers, drawStarField } from './heroLayers.ts';
import { HOME_ICONS } from './homeIcons.ts';

async function buildLayers(time: 'day' | 'night'): Promise<OutputFile[]> {
  const layers = Object.entries(drawHeroLayers(time));
  return Promise.all(
    layers.map(async ([name, grid]) => ({
      path: `public/img/hero/${time}-${name}.webp`,
      bytes: await gridToWebp(grid),
    })),
  );
}

/** The images of the home page: the hero game's background layers, the feature card animations, and their backgrounds. */
export async function buildHomeFiles(): Promise<OutputFile[]> {
  const features = Object.entries(FEATURE_SCENES).map(async ([name, draw]) => ({
    path: `public/img/features/${name}.webp`,
    bytes: await gridToWebp(buildStrip(draw)),
  }));
  const settings = Object.entries(FEATURE_SETTINGS).map(async ([name, draw]) => ({
    path: `public/img/features/${name}-setting.webp`,
    bytes: await gridToWebp(draw()),
  }));
  const icons = {
    path: 'src/ui/art/pictures/homeIconPictures.ts',
    bytes: buildImageSetModule('homeIconPictures', HOME_ICONS),
  };
  const skies = [
    { path: 'public/img/hero/clouds.webp', bytes: await gridToWebp(drawClouds()) },
    { path: 'public/img/hero/stars.webp', bytes: await gridToWebp(drawStarField()) },
  ];
  return [
    icons,
    ...skies,
    ...(await buildLayers('day')),
    ...(await buildLayers('night')),
    ...(await Promise.all([...features, ...settings])),
  ];
}
