import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from './builtPages.ts';

const FOLDER = '_astro';
const LINK = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)"[^>]*>/g;
/** An island that is drawn by script alone has its styles from the page. */
const DRAWN_BY_SCRIPT = /<astro-island[^>]*client="only"/;

const NAME = /[\w.-]+$/;
const ENDING = '.css';
/** Names of files are shorter, and looking back further at each place would take a second for the scripts of a site. */
const LONGEST_NAME = 120;

/** The stylesheets that a script names. */
export function findStyleNames(script: string): string[] {
  const names: string[] = [];
  for (let at = script.indexOf(ENDING); at !== -1; at = script.indexOf(ENDING, at + 1)) {
    const name = NAME.exec(script.slice(Math.max(0, at - LONGEST_NAME), at));
    const isWhole = !/\w/.test(script.charAt(at + ENDING.length));
    if (name && isWhole) names.push(name[0] + ENDING);
  }
  return names;
}

/** The stylesheets that scripts of a built site bring along when they are asked for. */
export function findBroughtStyles(out: string): Set<string> {
  const files = readdirSync(path.join(out, FOLDER)).filter((name) => name.endsWith('.js'));
  return new Set(files.flatMap((name) => findStyleNames(readFileSync(path.join(out, FOLDER, name), 'utf8'))));
}

/** Takes out of the pages what their scripts bring themselves: it would delay the first paint of a visitor who only reads. */
export function dropBroughtStyles(pages: readonly BuiltPage[], brought: ReadonlySet<string>): BuiltPage[] {
  return pages.map((page) => {
    if (DRAWN_BY_SCRIPT.test(page.html)) return page;
    return { ...page, html: page.html.replace(LINK, (link, name: string) => (brought.has(name) ? '' : link)) };
  });
}
