/** One line of a page or text file, with the place it stands in. */
export interface Line {
  text: string;
  /** For a page the elements around it: `html > body > main#content > p.intro`. Empty in a text file. */
  inside: string;
}
