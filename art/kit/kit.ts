import { buildCharacterFiles, buildGameFiles, buildItemFiles, buildTextureFiles } from './images.ts';
import type { KitFile } from './manifest.ts';
import { buildMapFiles } from './maps.ts';
import { buildSoundFiles } from './sounds.ts';
import { buildArticleTileFiles, buildParallaxFiles, buildTileFiles, buildUiFiles } from './environment.ts';

/** Every file of public/kit except the manifest. */
export async function buildKitFiles(): Promise<KitFile[]> {
  const images = [
    ...buildCharacterFiles(),
    ...buildItemFiles(),
    ...buildGameFiles(),
    ...buildTileFiles(),
    ...buildArticleTileFiles(),
    ...buildParallaxFiles(),
    ...buildUiFiles(),
    ...buildTextureFiles(),
  ];
  return [...(await Promise.all(images)), ...buildSoundFiles(), ...buildMapFiles()];
}
