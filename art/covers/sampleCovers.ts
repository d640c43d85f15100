import type { Ink } from '../core/palette.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { drawCoin } from '../items/coin.ts';
import { crate, spikes } from '../tiles/objectTiles.ts';
import { bush, fir, rock, tree } from '../tiles/plantTiles.ts';
import { dirt, grass, path as gravel, sand, snow } from '../tiles/texture.ts';
import type { DrawCover } from './canvas.ts';
import {
  ball,
  block,
  BLUE,
  GOLD,
  GREEN,
  ground,
  knightAt,
  outlined,
  ROSE,
  sky,
  slimeAt,
  stars,
  VIOLET,
} from './canvas.ts';
import { bird, invader, pointer, ship } from './sampleSprites.ts';

/** Fills the cover with 16-pixel tiles chosen by letter, and places objects on them. */
function drawMap(
  rows: string[],
  textures: Record<string, (x: number, y: number) => Ink>,
  things: Record<string, PixelGrid>,
): PixelGrid {
  const cover = sky('G');
  const letterAt = (x: number, y: number) => rows[y >> 4]?.[x >> 4] ?? '.';
  cover.paint((x, y) => (textures[letterAt(x, y)] ?? textures['.'] ?? grass)(x, y));
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => things[letter] && cover.stamp(things[letter], x * 16, y * 16)),
  );
  return cover;
}

function drawTetromino(): PixelGrid {
  const cover = sky('p', 'R', 'R');
  const rows = [
    '......b.....',
    '.....bbb....',
    '............',
    'r.........y.',
    'rr..g....yy.',
    'rggggvv.bbyy',
    'rrgvvvvbbbby',
  ];
  const inks = { b: BLUE, r: ROSE, g: GREEN, v: VIOLET, y: GOLD } as const;
  rows.forEach((row, y) =>
    [...row].forEach(
      (letter, x) => letter in inks && block(cover, x * 8, y * 8 - 2, 8, inks[letter as keyof typeof inks]),
    ),
  );
  return cover;
}

function drawJelly(): PixelGrid {
  const cover = ground(sky('d', 'f', 'f'), 44, 'L', 'G', 'f');
  for (let x = 6; x < 96; x += 19) cover.rect(x, 0, 4, 44, 'd').rect(x + 1, 0, 1, 44, 'f');
  cover.rect(58, 22, 30, 5, 'k').rect(59, 22, 28, 4, 'r').rect(58, 21, 30, 2, 'L');
  cover.stamp(spikes, 40, 29).stamp(drawCoin(0), 64, 4).stamp(drawCoin(1), 80, 4);
  return cover.stamp(slimeAt(3, 1, ['R', 'c', 'T']), 16, 14);
}

function drawPathfinding(): PixelGrid {
  const cover = drawMap(['t....t', '.tt..t', '..t...', 't.....'], {}, { t: tree });
  const route: [number, number][] = [
    [8, 24],
    [8, 40],
    [24, 40],
    [40, 40],
    [56, 40],
    [56, 24],
    [56, 8],
    [72, 8],
  ];
  route.forEach(([x, y]) => cover.rect(x - 2, y - 2, 5, 5, 'k').rect(x - 1, y - 1, 3, 3, 'y'));
  return cover.frame(64, 0, 17, 17, 'w').frame(65, 1, 15, 15, 'c').stamp(knightAt(), -3, 7);
}

function drawHtml(): PixelGrid {
  const cover = sky('B', 'l');
  for (const [x, ink] of [
    [12, GOLD],
    [30, ROSE],
  ] as const)
    block(cover, x, 30, 14, ink);
  cover.rect(46, 6, 44, 42, 'k').rect(47, 7, 42, 40, 'w').rect(47, 7, 42, 6, 's');
  (['c', 'y', 'G'] as const).forEach((ink, index) => cover.rect(49 + index * 4, 9, 2, 2, ink));
  cover.rect(51, 17, 34, 7, 'B').rect(54, 20, 18, 1, 'w').rect(51, 27, 34, 7, 'i').rect(54, 30, 22, 1, 's');
  cover.rect(51, 37, 34, 7, 'i').rect(54, 40, 14, 1, 's');
  return cover.stamp(pointer, 73, 20);
}

function drawTactics(): PixelGrid {
  const cover = sky('f').paint((x, y) => (((x >> 4) + ((y + 5) >> 4)) % 2 ? 'G' : 'f'));
  for (const [x, y] of [
    [16, 27],
    [32, 11],
    [32, 27],
    [32, 43],
    [48, 27],
  ] as const) {
    cover.paint((px, py) => (px > x && px < x + 15 && py > y && py < y + 15 ? ((px + py) % 3 ? 'l' : 'i') : undefined));
  }
  cover.stamp(rock, 64, 38).stamp(fir, 0, -4).stamp(fir, 80, -5).stamp(bush, 2, 40);
  return cover.stamp(knightAt(), 28, 16).stamp(slimeAt(0, 0, ['R', 'c', 'T']), 60, 18, { flipX: true });
}

function drawDigging(): PixelGrid {
  const cover = sky('r').paint((x, y) => dirt(x, y));
  cover.rect(0, 0, 96, 8, 'l').rect(0, 8, 96, 2, 'L').rect(0, 10, 96, 2, 'f');
  for (const [x, y, width, height] of [
    [32, 8, 16, 32],
    [32, 28, 48, 16],
  ] as const)
    cover.rect(x, y, width, height, 'u').rect(x + 1, y, width - 2, height - 1, 'k');
  for (const [x, y] of [
    [10, 20],
    [16, 40],
    [84, 18],
  ] as const)
    ball(cover, x, y, 3, GOLD);
  return cover.stamp(knightAt(1, 1), 52, 21).stamp(drawCoin(0), 30, 27);
}

function drawPlatforms(): PixelGrid {
  const cover = ground(sky('B', 'l', 'i', 'i'), 46, 'L', 'G', 'f');
  cover.ellipse(20, 12, 9, 4, 'w').ellipse(28, 13, 7, 3, 'w').ellipse(74, 8, 8, 3, 'w');
  for (const [x, y, width] of [
    [6, 34, 22],
    [40, 24, 22],
    [72, 32, 20],
  ] as const)
    cover
      .rect(x, y, width, 6, 'k')
      .rect(x + 1, y + 1, width - 2, 4, 'r')
      .rect(x, y - 1, width, 3, 'L')
      .rect(x, y + 1, width, 1, 'G');
  cover.stamp(knightAt(0, 2), 38, -1).stamp(slimeAt(0, 0), 70, 9, { flipX: true });
  return cover.stamp(drawCoin(0), 9, 15).stamp(crate, 2, 31 + 15);
}

function drawMatter(): PixelGrid {
  const cover = ground(sky('s', 's', 'k'), 48, 'g', 'S', 's');
  const links: [number, number][] = [
    [20, 4],
    [30, 12],
    [42, 17],
    [55, 17],
    [67, 13],
  ];
  links.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = links[index] ?? [0, 0];
    cover.line(fromX, fromY, x, y, 'i').line(fromX, fromY + 1, x, y + 1, 'g');
  });
  links.forEach(([x, y]) => ball(cover, x, y, 2.5, ['S', 'g', 'w']));
  ball(cover, 74, 24, 8, ROSE);
  for (const [x, y, ink] of [
    [10, 34, GOLD],
    [26, 34, BLUE],
    [18, 20, GREEN],
    [48, 34, VIOLET],
  ] as const)
    block(cover, x, y, 14, ink);
  return cover;
}

function drawDesktop(): PixelGrid {
  const cover = sky('p', 'n', 'n');
  cover.rect(14, 7, 68, 40, 'k').rect(15, 8, 66, 38, 'l').rect(15, 8, 66, 6, 's');
  (['c', 'y', 'G'] as const).forEach((ink, index) => cover.rect(18 + index * 5, 10, 3, 2, ink));
  cover
    .rect(15, 38, 66, 8, 'G')
    .rect(15, 38, 66, 2, 'L')
    .stamp(knightAt(), 24, 16)
    .stamp(slimeAt(), 52, 16, { flipX: true });
  return cover.rect(0, 50, 96, 4, 'k').rect(2, 51, 8, 2, 'B').rect(12, 51, 5, 2, 'S').rect(19, 51, 5, 2, 'S');
}

function drawBird(): PixelGrid {
  const cover = ground(sky('B', 'l', 'i'), 47, 'L', 'T', 't');
  for (const [x, gap] of [
    [44, 12],
    [78, 4],
  ] as const)
    for (const [top, height, lip] of [
      [-1, gap, gap - 6],
      [gap + 27, 48 - gap - 27, gap + 27],
    ] as const) {
      cover
        .rect(x, top, 14, height, 'k')
        .rect(x + 1, top, 12, height, 'G')
        .rect(x + 3, top, 2, height, 'L')
        .rect(x + 10, top, 3, height, 'f');
      cover
        .rect(x - 2, lip, 18, 6, 'k')
        .rect(x - 1, lip + 1, 16, 4, 'G')
        .rect(x + 1, lip + 1, 2, 4, 'L')
        .rect(x + 11, lip + 1, 4, 4, 'f');
    }
  return cover.stamp(bird, 14, 17);
}

function drawShooter(): PixelGrid {
  const cover = stars(sky('k'), 5, 60);
  for (let shot = 0; shot < 18; shot++) {
    const turn = shot * 0.62;
    cover.rect(
      Math.round(48 + Math.cos(turn) * shot * 2.1),
      Math.round(14 + Math.sin(turn) * shot * 1.5),
      2,
      2,
      shot % 2 ? 'y' : 'c',
    );
  }
  for (const [x, y] of [
    [43, 8],
    [16, 5],
    [70, 5],
  ] as const)
    cover.stamp(invader, x, y);
  for (const y of [34, 27, 20]) cover.rect(31, y, 2, 4, 'l').rect(35, y - 3, 2, 4, 'l');
  return cover.stamp(ship, 29, 40);
}

function drawBreakout(): PixelGrid {
  const cover = sky('k', 'n');
  const rows = [ROSE, GOLD, GREEN, BLUE] as const;
  rows.forEach(([dark, middle, light], row) => {
    for (let brick = 0; brick < 8; brick++) {
      if (row > 1 && (brick * 5 + row * 3) % 7 < 2) continue;
      cover
        .rect(1 + brick * 12, 4 + row * 6, 11, 5, dark)
        .rect(1 + brick * 12, 4 + row * 6, 10, 4, middle)
        .rect(1 + brick * 12, 4 + row * 6, 10, 1, light);
    }
  });
  for (let dot = 0; dot < 6; dot++) cover.set(60 - dot * 4, 40 - Math.abs(dot - 3) * 3 + 2, 'b');
  ball(cover, 60, 37, 2.5, ['g', 'w', 'w']);
  return outlined(cover, (layer) => layer.rect(44, 47, 26, 4, 'c').rect(45, 47, 24, 1, 'T'));
}

const spikyHill = (cover: PixelGrid) => cover.stamp(rock, 64, 4).stamp(bush, 16, 36);

/** Covers of the engine's samples, by slug. */
export const SAMPLE_COVERS: Record<string, DrawCover> = {
  excalitris: drawTetromino,
  'jelly-jumper': drawJelly,
  pathfinding: drawPathfinding,
  'html-ui': drawHtml,
  'tiny-tactics': drawTactics,
  'grid-movement': drawDigging,
  'tiled-parcel': () =>
    spikyHill(drawMap(['ppf..f', 'fppppp', '..fppp', 'f.....'], { p: gravel }, { f: fir })).stamp(knightAt(), 36, 10),
  'tiled-vite': () =>
    drawMap(
      ['ssss.t', 't.sssw', '..t.ww', 'twwwww'],
      { s: sand, w: (x, y) => ((x * 3 + y * 7) % 23 < 3 ? 'l' : 'B') },
      { t: tree },
    ).stamp(knightAt(), 26, 6),
  'tiled-webpack': () =>
    drawMap(['......', '.f.p.f', 'f.ppp.', '..p..f'], { '.': snow, f: snow, p: gravel }, { f: fir }).stamp(
      knightAt(),
      44,
      14,
    ),
  platformer: drawPlatforms,
  matter: drawMatter,
  electron: drawDesktop,
  excalibird: drawBird,
  'shoot-em-up': drawShooter,
  breakout: drawBreakout,
};
