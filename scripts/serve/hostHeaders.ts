import { existsSync, readFileSync } from 'node:fs';
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

/** The headers this site asks its host for, so that what is tested here is what visitors get elsewhere. */
export function readHostHeaders(root: string): HostHeaders {
  const file = path.join(root, '_headers');
  const rules = existsSync(file) ? parseHeadersFile(readFileSync(file, 'utf8')) : [];
  return (address) =>
    Object.assign(
      {},
      ...rules.filter(({ prefix }) => address.startsWith(prefix)).map(({ headers }) => headers),
    ) as Headers;
}
