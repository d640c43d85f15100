/** A page of the docs or a post that speaks of a symbol. */
export interface Backlink {
  route: string;
  title: string;
}
