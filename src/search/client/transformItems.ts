import config from '#root/site.config.ts';
import type { Hit } from '../engine/toHit.ts';

/** The maintainers' last word on the hits, from the site config. A function cannot travel in the manifest. */
export function transformItems(hits: Hit[]): Hit[] {
  return config.search?.transformItems?.(hits) ?? hits;
}
