import { withBase, withoutBase } from '#src/lib/url.ts';
import type { Hit } from '../engine/toHit.ts';
import type { Manifest } from './manifest.ts';
import { isExternalUrl } from './settings.ts';

type Settings = Manifest['settings'];

function replacePathname(path: string, rule: Settings['replaceSearchResultPathname']): string {
  return rule ? path.replaceAll(new RegExp(rule.from, 'g'), rule.to) : path;
}

/** Maps a hit URL from any host to a route of this site; external URLs stay unchanged. */
export function toSiteUrl(url: string, settings: Settings): string {
  if (isExternalUrl(url, settings)) return url;
  const { pathname, hash } = new URL(url, 'https://site.invalid');
  const replaced = replacePathname(pathname + hash, settings.replaceSearchResultPathname);
  return withBase(withoutBase(replaced));
}

export const toSiteHit = (hit: Hit, settings: Settings): Hit => ({ ...hit, url: toSiteUrl(hit.url, settings) });
