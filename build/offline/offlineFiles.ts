// Twins for tools, feeds, link previews and files for hosts: nobody reads them on a train.
const LEFT_OUT = [
  /^og\//,
  /\.(md|txt|xml|map)$/,
  /^(_headers|vercel\.json|\.htaccess|sw\.js|offline\.json|404\.html)$/,
  /^blog\/[^/]+\.(json|xml)$/,
  /^api\/.+\.json$/,
];
/** The data of the cards that stand behind links to the API. */
const KEPT = [/^api\/cards/];

export const isForOffline = (file: string): boolean =>
  KEPT.some((pattern) => pattern.test(file)) || !LEFT_OUT.some((pattern) => pattern.test(file));

/** `docs/actors/index.html` → `docs/actors/`: the address under which a page is kept. */
export const fileToAddress = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');
