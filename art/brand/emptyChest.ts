import { drawing } from '../core/drawing.ts';

/** An open chest with nothing in it but a moth. Its trail (ink `S`) uses the page's text color. */
export const emptyChest = drawing(`
  ..........................kk.kk.
  .........................kwikiik
  .........................kiwkilk
  ..........................kiklk.
  ...................S.S.S.S.kkk..
  .................S.........kik..
  ................S...........k...
  .....kkkkkkkkkkkkkkkkkkkkkk.....
  ...kkyttttttttttttttttttttakk...
  ..kyaktttttttttttttttttttrkaak..
  .kyatkttrtttttttttttttrtttkttak.
  .kyatkttttttttttttttttttttkttak.
  .kyatkrrrrrrrrrrrrrrrrrrrrkttak.
  .kyatkkkkkkkkkkkkkkkkkkkkkkttak.
  .kaatkuuuuuuuuuuuuuuuuuuuukttak.
  .kkkkkkuuuuuuuuuuuuuuuuuukkkkkk.
  ...knkkkuuuuuuuuuuuuuuuukkknk...
  .kkknkkkkkkkkkkkkkkkkkkkkkknkkk.
  kyaakkkkkkkkkkkkkkkkkkkkkkkkaaak
  kyyaaaaaaaaaakkkkkkaaaaaaaaaaaak
  kyatttttttttakyyaakattttttttttak
  kyatttttttttakyaaakattttttttttak
  kyattrttttttakykkakattttttrtttak
  kyatttttttttakakkakattttttttttak
  kyarrrrrrrrraakkkkaarrrrrrrrrrak
  kyattttttttttaaaaaatttttttttttak
  kyatttttrttttttttttttttttttrttak
  kyattttttttttttttttttttttttttrak
  kaarrrrrrrrrrrrrrrrrrrrrrrrrraak
  kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
`);
