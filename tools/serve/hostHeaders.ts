import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSettled, toVersion } from './fileVersion.ts';

export type Headers = Record<string, string>;
export type HostHeaders = (pathname: string) => Headers;

interface Rule {
  prefix: string;
  headers: Headers;
}

/** Reads the `_headers` file of the common hosts: a path with `*` at its end, then its headers, indented. */
export function parseHeadersFile(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)!.headers[name.toLowerCase()] = value;
    else if (line.startsWith('/')) rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: {} });
  }
  return rules;
}

/** The current rules of the file: a build next to a running server changes the policy of its pages. */
function followRules(file: string): () => Rule[] {
  let rules: Rule[] = [];
  let version: string | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || toVersion(stats) === version) return rules;
    rules = parseHeadersFile(readFileSync(file, 'utf8'));
    version = isSettled(stats) ? toVersion(stats) : undefined;
    return rules;
  };
}

/** The headers this site asks its host for, so that what is tested here is what visitors get elsewhere. */
export function readHostHeaders(root: string): HostHeaders {
  const readRules = followRules(path.join(root, '_headers'));
  return (pathname) =>
    Object.assign(
      {},
      ...readRules()
        .filter(({ prefix }) => pathname.startsWith(prefix))
        .map(({ headers }) => headers),
    ) as Headers;
}
