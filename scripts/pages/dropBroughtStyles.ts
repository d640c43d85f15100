import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from './builtPages.ts';

const FOLDER = '_astro';
const LINK = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)"[^>]*>/g;
/** An island that is drawn by script alone has its styles from the page. */
const DRAWN_BY_SCRIPT = /<astro-island[^>]*client="only"/;

/** The stylesheets that scripts of a built site bring along when they are asked for. */
export function findBroughtStyles(out: string): Set<string> {
  const files = readdirSync(path.join(out, FOLDER)).filter((name) => name.endsWith('.js'));
  const names = files.flatMap(
    (name) => readFileSync(path.join(out, FOLDER, name), 'utf8').match(/[\w.-]+\.css/g) ?? [],
  );
  return new Set(names);
}

/** Takes out of the pages what their scripts bring themselves: it would delay the first paint of a visitor who only reads. */
export function dropBroughtStyles(pages: readonly BuiltPage[], brought: ReadonlySet<string>): BuiltPage[] {
  return pages.map((page) => {
    if (DRAWN_BY_SCRIPT.test(page.html)) return page;
    return { ...page, html: page.html.replace(LINK, (link, name: string) => (brought.has(name) ? '' : link)) };
  });
}
