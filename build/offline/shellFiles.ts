const ASSET = /_astro\/[\w.@-]+\.(?:js|css|woff2|svg|webp|png)/g;
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g;
const STYLE_URL = /url\(["']?[^"')]*?(_astro\/[\w.@-]+)["']?\)/g;

type Read = (file: string) => string;

/** Static dependencies of a file; dynamic imports aren't included. */
function listDependencies(file: string, text: string): string[] {
  if (file.endsWith('.js')) return [...text.matchAll(STATIC_IMPORT)].map(([, name]) => `_astro/${name}`);
  if (file.endsWith('.css')) return [...text.matchAll(STYLE_URL)].map(([, name]) => name!);
  return file.endsWith('.html') ? (text.match(ASSET) ?? []) : [];
}

/** A page and everything needed to render it. */
export function collectShell(page: string, read: Read): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (/\.(html|js|css)$/.test(file)) listDependencies(file, read(file)).forEach(visit);
  };
  visit(page);
  return [...found];
}
