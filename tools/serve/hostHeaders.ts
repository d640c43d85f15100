import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Headers = Record<string, string>;
export type HostHeaders = (address: string) => Headers;

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

/** The rules of a file as it is now: a build beside a running server gives the pages another policy. */
function followRules(file: string): () => Rule[] {
  let rules: Rule[] = [];
  let readAt: number | undefined;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt !== undefined && changedAt !== readAt) {
      rules = parseHeadersFile(readFileSync(file, 'utf8'));
      readAt = changedAt;
    }
    return rules;
  };
}

/** The headers this site asks its host for, so that what is tested here is what visitors get elsewhere. */
export function readHostHeaders(root: string): HostHeaders {
  const readRules = followRules(path.join(root, '_headers'));
  return (address) =>
    Object.assign(
      {},
      ...readRules()
        .filter(({ prefix }) => address.startsWith(prefix))
        .map(({ headers }) => headers),
    ) as Headers;
}
