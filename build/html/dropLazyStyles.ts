import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from './builtPages.ts';

const FOLDER = '_astro';
// Cut out of the text as Astro writes it: a parser that serializes the page again would change other bytes of it.
const LINK = /<link rel="stylesheet" href="[^"]*\/([^"/]+\.css)"[^>]*>/g;
/** An island that only renders in the browser gets its styles from the page. */
const CLIENT_ONLY = /<astro-island[^>]*client="only"/;

const NAME = /[\w.-]+$/;
const ENDING = '.css';
/** File names are shorter, and looking back further at each match would take a second for the scripts of a site. */
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

/** The stylesheets that scripts of a built site load together with code they import lazily. */
export function findLazyStyles(out: string): Set<string> {
  const files = readdirSync(path.join(out, FOLDER)).filter((name) => name.endsWith('.js'));
  return new Set(files.flatMap((name) => findStyleNames(readFileSync(path.join(out, FOLDER, name), 'utf8'))));
}

/** Removes from the pages what their scripts load themselves: it would delay the first paint for visitors who only read. */
export function dropLazyStyles(pages: readonly BuiltPage[], lazy: ReadonlySet<string>): BuiltPage[] {
  return pages.map((page) => {
    if (CLIENT_ONLY.test(page.html)) return page;
    return { ...page, html: page.html.replace(LINK, (link, name: string) => (lazy.has(name) ? '' : link)) };
  });
}
