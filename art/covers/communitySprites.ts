import { drawing } from '../core/drawing.ts';

export const axe = drawing(`
  .kkkk.kk.
  kwiigkrtk
  kwiiigrtk
  kwiigkrtk
  .kkkkkrtk
  .....krtk
  .....krtk
  ......kk.
`);

export const arrow = drawing(`
  ...........kk..
  kk.........kwk.
  kckkkkkkkkkkwwk
  .kttttttttttwwwk
  kckkkkkkkkkkwwk
  kk.........kwk.
  ...........kk..
`);

export const ghost = drawing(`
  .....dddddd.....
  ...ddLLLLLLdd...
  ..dLLLLLLLLLLd..
  .dLLLLLLLLLLLLd.
  .dLLddLLLLddLLd.
  dLLLddLLLLddLLLd
  dLLLddLLLLddLLLd
  dLLLLLLLLLLLLLLd
  dLLLLLLddLLLLLLd
  dLLLLLLddLLLLLLd
  dLLLLLLLLLLLLGLd
  dLLLLLLLLLLLGGLd
  dLGLLGGLLGGLLGGd
  dGddGddGGddGddGd
  .d..d..dd..d..d.
`);

export const referee = drawing(`
  .........kkk....
  ....kkkk.kyk....
  ...kuuuukkyk....
  ...kTTTTkkyk....
  ...kTkTkkTkk....
  ...kTTTTkTk.....
  ..kkkkkkkkk.....
  .kwkwkwkwk......
  kTkkwkwkwk......
  kTkkwkwkwk......
  .k.kwkwkwk......
  ...kkkkkkk......
  ...kssksssk.....
  ...kTTkkTTk.....
  ...kwwkkwwk.....
  ...kkkkkkkkk....
`);

export const skier = drawing(`
  ....kkkk....
  ...kccccck..
  ...kllkTTk..
  ..kkkkkTk...
  .kBBBBBkk...
  kkkBBBkTkkk.
  .k.kBBkk..k.
  .k.kssskk.k.
  k..kssksskk.
  k.kyykkyyk..
  kyyyyyyyyyyk
  .kkkkkkkkkk.
`);

export const motorbike = drawing(`
  ........kkk.......
  .......kcwwk......
  .......kcccck.....
  .....kkkBBkk......
  ....kBBBBkTk......
  kk.kkkssskkkkk....
  kakkcccsskccckk...
  .kkccccccccck.kk..
  .kkkkcccccckkkkkk.
  kksskkkkkkkkksskk.
  kskgsk....kkskgsk.
  ksggsk.....ksggsk.
  .kssk.......kssk..
  ..kk.........kk...
`);

export const barn = drawing(`
  .........kk.........
  .......kkuukk.......
  .....kkuuuuuukk.....
  ...kkuuuuuuuuuukk...
  .kkuuuuukkkkuuuuukk.
  kuuuuuukwwwwkuuuuuuk
  kkkkkkkkwkkwkkkkkkkk
  .kcccccRwkkwRccccck.
  .kcccccRwwwwRccccck.
  .kccccckkkkkkccccck.
  .kccckwwwwwwwwkccck.
  .kccckwRwwwwRwkccck.
  .kccckwwRwwRwwkccck.
  .kccckwwwRRwwwkccck.
  .kccckwwRwwRwwkccck.
  .kkkkkkkkkkkkkkkkkk.
`);
