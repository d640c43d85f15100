import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listPages } from '../html/builtPages.ts';
import { visitTags } from '../html/visitTags.ts';

export interface BuiltPage {
  /** The route with the base path, decoded, without a trailing slash. */
  route: string;
  ids: Set<string>;
  hrefs: string[];
  isRedirect: boolean;
}

export const trimSlash = (route: string): string => route.replace(/\/+$/, '') || '/';

/** `docs/actors/index.html` → `/docs/actors`. */
export const fileToRoute = (file: string, base: string): string =>
  trimSlash(
    base +
      file
        .split(path.sep)
        .join('/')
        .replace(/(^|\/)index\.html$/, '$1')
        .replace(/\.html$/, ''),
  );

export function parsePage(html: string, route: string): BuiltPage {
  const ids = new Set<string>();
  const hrefs = new Set<string>();
  let isRedirect = false;
  visitTags(html, (tagName, { id, name, href, 'http-equiv': header }) => {
    if (id) ids.add(id);
    if (tagName === 'a' && name) ids.add(name);
    if (tagName === 'a' && href !== undefined) hrefs.add(href);
    if (tagName === 'meta' && header === 'refresh') isRedirect = true;
  });
  return { route, ids, hrefs: [...hrefs], isRedirect };
}

/** Every page of a built site with its anchors and links. */
export function readPages(root: string, base: string): BuiltPage[] {
  return listPages(root).map((file) => parsePage(readFileSync(path.join(root, file), 'utf8'), fileToRoute(file, base)));
}

/** Link targets other than pages, as routes with the base path. */
export function listOtherFiles(root: string, base: string): Set<string> {
  const files = (readdirSync(root, { recursive: true }) as string[]).filter((file) => !file.endsWith('.html'));
  return new Set(files.map((file) => base + file.split(path.sep).join('/')));
}
