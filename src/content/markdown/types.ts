/** What the Markdown plugins must know from outside their room. */
export interface MarkdownContext {
  /** The route of an engine symbol (`Actor`, `Actor.pos`), nothing for an unknown name. */
  resolveSymbol: (name: string) => string | undefined;
  /** The route of a content file, relative to the project's folder; nothing when no page has that file. */
  resolveFile: (file: string) => string | undefined;
  /** Names of engine exports that may be linked inside code without being asked for. */
  isLinkable: (name: string) => boolean;
}
