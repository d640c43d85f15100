/** A docs page or post that mentions a symbol. */
interface Backlink {
  route: string;
  title: string;
}

/** A program shown in a guide that uses a symbol and can be opened in the playground. */
export interface ExampleLink {
  id: string;
  title: string;
}

/** Where the site mentions a symbol. */
export interface Mentions {
  guides: Backlink[];
  examples: ExampleLink[];
}
