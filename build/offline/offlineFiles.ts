// Machine-readable copies, feeds, link previews and host configuration aren't needed for reading offline.
const EXCLUDED = [
  /^og\//,
  /\.(md|txt|xml|map)$/,
  /^(_headers|vercel\.json|\.htaccess|sw\.js|offline\.json|404\.html)$/,
  /^blog\/[^/]+\.(json|xml)$/,
  /^api\/.+\.json$/,
];
/** Data for the hover cards on API links. */
const INCLUDED = [/^api\/cards/];

export const isForOffline = (file: string): boolean =>
  INCLUDED.some((pattern) => pattern.test(file)) || !EXCLUDED.some((pattern) => pattern.test(file));

/** `docs/actors/index.html` → `docs/actors/`: the URL a page is cached under. */
export const fileToUrl = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');
