import { statSync } from 'node:fs';
import path from 'node:path';

export interface Resolved {
  status: 200 | 301 | 400 | 404;
  file?: string;
  location?: string;
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The decoded path of a request; nothing for a malformed address. */
function decodePath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    if (pathname.includes('\0')) return undefined;
    return pathname;
  } catch {
    return undefined;
  }
}

/** Finds the file for an address as static hosts do: the file itself, its folder's index, or the name with .html. */
export function resolveFile(url: string, root: string, base: string): Resolved {
  const pathname = decodePath(url);
  if (pathname === undefined) return { status: 400 };
  const prefix = base.replace(/\/$/, '');
  if (prefix && pathname === prefix) return { status: 301, location: base };
  if (prefix && !pathname.startsWith(`${prefix}/`)) return { status: 404 };
  const wanted = path.join(root, path.normalize(pathname.slice(prefix.length)));
  if (wanted !== root && !wanted.startsWith(root + path.sep)) return { status: 404 };
  for (const file of [wanted, path.join(wanted, 'index.html'), `${wanted.replace(/[/\\]$/, '')}.html`]) {
    if (isFile(file)) return { status: 200, file };
  }
  return { status: 404 };
}
