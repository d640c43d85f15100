import { pngsToIco } from '../core/ico.ts';
import type { OutputFile } from '../core/output.ts';
import { gridToPng, gridToWebp } from '../core/raster.ts';
import { gridToSvg } from '../core/svg.ts';
import { buildImageModule } from './componentArt.ts';
import { emptyChest } from './emptyChest.ts';
import { drawHero } from './hero.ts';
import { buildAppIcon, logo } from './logo.ts';
import { drawNotFoundScene } from './notFound.ts';
import { drawSocialCard } from './socialCard.ts';

const HERO_SCALE = 3;
const SOCIAL_CARD_SCALE = 5;
const FAVICON_SIZES = [16, 32, 48];

async function buildFavicon(): Promise<Buffer> {
  const images = FAVICON_SIZES.map(async (size) => ({ size, png: await gridToPng(logo, size / logo.width) }));
  return pngsToIco(await Promise.all(images));
}

async function buildImages(): Promise<OutputFile[]> {
  return [
    { path: 'public/img/logo.svg', bytes: gridToSvg(logo, 'Excalibur') },
    { path: 'public/img/favicon.svg', bytes: gridToSvg(logo, 'Excalibur') },
    { path: 'public/img/favicon.ico', bytes: await buildFavicon() },
    { path: 'public/img/apple-touch-icon.png', bytes: await gridToPng(buildAppIcon(180)) },
    { path: 'public/img/icon-192.png', bytes: await gridToPng(buildAppIcon(192)) },
    { path: 'public/img/icon-512.png', bytes: await gridToPng(buildAppIcon(512)) },
    { path: 'public/img/icon-maskable-192.png', bytes: await gridToPng(buildAppIcon(192, { safe: true })) },
    { path: 'public/img/icon-maskable-512.png', bytes: await gridToPng(buildAppIcon(512, { safe: true })) },
    { path: 'public/img/social-card.png', bytes: await gridToPng(drawSocialCard(), SOCIAL_CARD_SCALE) },
    { path: 'public/img/hero-day.webp', bytes: await gridToWebp(drawHero('day'), HERO_SCALE) },
    { path: 'public/img/hero-night.webp', bytes: await gridToWebp(drawHero('night'), HERO_SCALE) },
  ];
}

const OUTLINE = { k: 'var(--art-outline, #041e2f)' };

function buildModules(): OutputFile[] {
  const folder = 'src/ui/art/pictures';
  return [
    { path: `${folder}/notFoundPicture.ts`, bytes: buildImageModule('notFoundPicture', drawNotFoundScene()) },
    {
      path: `${folder}/emptyChestPicture.ts`,
      bytes: buildImageModule('emptyChestPicture', emptyChest, { ...OUTLINE, S: 'currentColor' }),
    },
  ];
}

/** All brand files: logo, icons, hero images, and the pixel art modules of `src/ui/art`. */
export async function buildBrandFiles(): Promise<OutputFile[]> {
  return [...(await buildImages()), ...buildModules()];
}
