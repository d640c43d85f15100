const VALUE = String.raw`('[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|true|false|null|\(-?[\d.]+, ?-?[\d.]+\)|[A-Z]\w*\.[A-Z]\w*)`;
// "default is 0", "defaults to true", "(default 5)", "by default false", "(CoordPlane.World by default)".
const STATED = new RegExp(String.raw`\b[Dd]efaults?(?: value)?(?: is| to| of|:)? ${VALUE}(?![\w.]*\w)`);
const FOLLOWED = new RegExp(String.raw`${VALUE} (?:is|by)(?: the)? default\b`);

/** The default value stated in a sentence of a comment; undefined if the sentence doesn't state one. */
export function textToDefault(text: string): string | undefined {
  const stated = STATED.exec(text)?.[1] ?? FOLLOWED.exec(text)?.[1];
  return stated?.replace(/^"(.*)"$/, "'$1'");
}
