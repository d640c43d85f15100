import { realpathSync, statSync } from 'node:fs';
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

const isInside = (file: string, root: string): boolean => file === root || file.startsWith(root + path.sep);

/** A symbolic link may not lead out of the site either. */
const isServed = (file: string, root: string): boolean => isFile(file) && isInside(realpathSync.native(file), root);

/** Dotfiles are for the host, not for visitors; `.well-known` is the standard exception. */
const isHidden = (pathname: string): boolean =>
  pathname.split(/[/\\]/).some((part) => part.startsWith('.') && part !== '.well-known');

/** The decoded path of a request, also of one in the absolute form for proxies; undefined for a malformed URL. */
function decodePath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] || '/');
    return pathname.startsWith('/') && !pathname.includes('\0') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the file for a URL as static hosts do: the file itself, its folder's index, or the name with .html.
 * The root must be a real path, without symbolic links.
 */
export function resolveFile(url: string, root: string, base: string): Resolved {
  const pathname = decodePath(url);
  if (pathname === undefined) return { status: 400 };
  const prefix = base.replace(/\/$/, '');
  if (prefix && pathname === prefix) return { status: 301, location: base + (/\?[^#]*/.exec(url)?.[0] ?? '') };
  if (prefix && !pathname.startsWith(`${prefix}/`)) return { status: 404 };
  const inside = path.normalize(pathname.slice(prefix.length));
  const wanted = path.join(root, inside);
  if (!isInside(wanted, root) || isHidden(inside)) return { status: 404 };
  for (const file of [wanted, path.join(wanted, 'index.html'), `${wanted.replace(/[/\\]$/, '')}.html`]) {
    if (isServed(file, root)) return { status: 200, file };
  }
  return { status: 404 };
}
