import { isExternal, normalizePath } from '#src/lib/url.ts';
import type { NavLink } from './navbarModel.ts';

/** Whether a link leads to where the visitor is; `path` is the current route without the base path. */
export function isActive(link: NavLink, path: string): boolean {
  const current = normalizePath(path);
  if (link.activeBaseRegex) return new RegExp(link.activeBaseRegex).test(current);
  if (isExternal(link.to)) return false;
  const base = normalizePath(link.activeBasePath ?? link.to);
  if (base === '/') return current === '/';
  return current === base || current.startsWith(`${base}/`);
}
