/** What they hold is no markup, and their first end tag ends them. */
const RAW = ['iframe', 'noscript', 'script', 'style', 'textarea', 'title'];
/** What they hold is never read as text, and they may hold others of their kind. */
const CLOSED = ['pre', 'svg', 'template'];

const toPair = (name: string, slash: string): [string, RegExp] => [
  name,
  new RegExp(`<(${slash})${name}(?=[\\s/>])[^>]*?(/?)>`, 'gi'),
];

const ENDS: ReadonlyMap<string, RegExp> = new Map([
  ...RAW.map((name) => toPair(name, '/')),
  ...CLOSED.map((name) => toPair(name, '/?')),
]);

/** Elements that are taken in one piece: nothing in them is looked for but links. */
export const isOpaque = (tagName: string): boolean => ENDS.has(tagName);

/** Where the content of such an element ends, and where its end tag does. */
export function findEnd(html: string, tagName: string, from: number): { content: number; tag: number } | undefined {
  const tags = ENDS.get(tagName)!;
  tags.lastIndex = from;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    if (found[1] === '/') depth--;
    else if (found[2] !== '/') depth++;
    if (depth === 0) return { content: found.index, tag: tags.lastIndex };
  }
  return undefined;
}
