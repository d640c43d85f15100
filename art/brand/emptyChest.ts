import { drawing } from '../core/drawing.ts';

/** An open chest: a moth flies out, and that was all. The trail (ink `S`) takes the text colour of the page. */
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
