import { drawing } from '../core/drawing.ts';

export const crate = drawing(`
  kkkkkkkkkkkkkkkk
  kTTTTTTTTTTTTTtk
  kTttttttttttttrk
  kTtkkkkkkkkkktrk
  kTtkTrrrrrrTktrk
  kTtkrTrrrrTrktrk
  kTtkrrTrrTrrktrk
  kTtkrrrTTrrrktrk
  kTtkrrrTTrrrktrk
  kTtkrrTrrTrrktrk
  kTtkrTrrrrTrktrk
  kTtkTrrrrrrTktrk
  kTtkkkkkkkkkktrk
  kTttttttttttttrk
  ktrrrrrrrrrrrrrk
  kkkkkkkkkkkkkkkk
`);

export const barrel = drawing(`
  ................
  ....kkkkkkkk....
  ...kTTttttttk...
  ..kTtttttttrrk..
  ..kkkkkkkkkkkk..
  ..kggSSSSSSssk..
  .kkkkkkkkkkkkkk.
  .kTtTttrttrttrk.
  .kTtTttrttrttrk.
  .kTtTttrttrttrk.
  .kkkkkkkkkkkkkk.
  ..kggSSSSSSssk..
  ..kkkkkkkkkkkk..
  ..kTttrttrttrk..
  ...ktttrttrrk...
  ....kkkkkkkk....
`);

export const ladder = drawing(`
  ..kTtk....kTtk..
  ..kTtkkkkkkTtk..
  ..kTtTTTTTtTtk..
  ..kTtrrrrrrTtk..
  ..kTtkkkkkkTtk..
  ..kTtk....kTtk..
  ..kTtk....kTtk..
  ..kTtk....kTtk..
  ..kTtk....kTtk..
  ..kTtkkkkkkTtk..
  ..kTtTTTTTtTtk..
  ..kTtrrrrrrTtk..
  ..kTtkkkkkkTtk..
  ..kTtk....kTtk..
  ..kTtk....kTtk..
  ..kTtk....kTtk..
`);

export const spikes = drawing(`
  ................
  ................
  ................
  ................
  ................
  ................
  ..k....k....k...
  ..k....k....k...
  .kwk..kwk..kwk..
  .kik..kik..kik..
  .kiSk.kiSk.kiSk.
  kiigkkiigkkiigk.
  kigSkkigSkkigSk.
  kigSskigSskigSsk
  kggSskggSskggSsk
  kkkkkkkkkkkkkkkk
`);

export const doorClosed = drawing(`
  ....kkkkkkkk....
  ..kkSggggSSskk..
  .kSgkkkkkkkkSsk.
  .kgkttrttrttksk.
  kSkttkrttrkttksk
  kgkttkrttrkttksk
  kgkttkrttrkttksk
  kgkaaaaaaaaaaksk
  kgkttkrttrkttksk
  kgkttkrttryattsk
  kgkttkrttraattsk
  kgkttkrttrkttksk
  kgkaaaaaaaaaaksk
  kgkttkrttrkttksk
  kgkttkrttrkttksk
  kkkkkkkkkkkkkkkk
`);

export const doorOpen = drawing(`
  ....kkkkkkkk....
  ..kkSggggSSskk..
  .kSgkkkkkkkkSsk.
  .kgkkkkkkkkkksk.
  kSkkkkkkkkkkkksk
  kgktkkkkkkkkkksk
  kgktrkkkkkkkkksk
  kgkatkkkkkkkkksk
  kgktrkkkkkkkkksk
  kgktrkknnnnkkksk
  kgktrknnnnnnkksk
  kgktrknnnnnnkksk
  kgkatnnnnnnnnksk
  kgktrnnnnnnnnksk
  kgktnnnnnnnnnksk
  kkkkkkkkkkkkkkkk
`);

export const sign = drawing(`
  ................
  ................
  kkkkkkkkkkkkkkkk
  kTTTTTTTTTTTTTtk
  kTttttttttttttrk
  kTtuuutuutuuutrk
  kTttttttttttttrk
  kTtuutuuutuuttrk
  kTttttttttttttrk
  ktrrrrrrrrrrrrrk
  kkkkkkkkkkkkkkkk
  .....kTttrk.....
  .....kTttrk.....
  .....kTttrk.....
  .....kTttrk.....
  .....kkkkkk.....
`);

export const fence = drawing(`
  ................
  ................
  ...kk......kk...
  ..kTtk....kTtk..
  ..kTtk....kTtk..
  kkkTtkkkkkkTtkkk
  TTTTtTTTTTTTtTTT
  rrrTtrrrrrrTtrrr
  kkkTtkkkkkkTtkkk
  ..kTtk....kTtk..
  kkkTtkkkkkkTtkkk
  TTTTtTTTTTTTtTTT
  rrrTtrrrrrrTtrrr
  kkkTtkkkkkkTtkkk
  ..kTtk....kTtk..
  ..kkkk....kkkk..
`);

export const torch = drawing(`
  .......k........
  ......kck.......
  .....kcack......
  .....kaayk......
  ....kcayyck.....
  ....kaywyak.....
  ....kaywyak.....
  .....kayak......
  ....kkkkkkk.....
  .....kTtrk......
  .....kTtrk......
  ......kTk.......
  ......kTk.......
  ......kTk.......
  .......k........
  ................
`);

export const platform = drawing(`
  kkkkkkkkkkkkkkkk
  TTTTTTTkTTTTTTTk
  tttttttkTttttttk
  rrrrrrrktrrrrrrk
  kkkkkkkkkkkkkkkk
  ....kuk....kuk..
  .....k......k...
`);

export const window = drawing(`
  ................
  ..kkkkkkkkkkkk..
  ..kTTTTTTTTTtk..
  ..kTkkkkkkkktk..
  ..kTklikillktk..
  ..kTkilkillktk..
  ..kTkllkllBktk..
  ..kTkkkkkkkktk..
  ..kTklikllBktk..
  ..kTkilklBBktk..
  ..kTkllkBBBktk..
  ..kTkkkkkkkktk..
  ..kttttttttttk..
  .kTTTTTTTTTTTTk.
  .kkkkkkkkkkkkkk.
  ................
`);
