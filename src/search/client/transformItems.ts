import config from '#root/site.config.ts';
import type { Hit } from '../engine/toHit.ts';

/** Applies the `transformItems` hook of the site config, imported because a function can't be part of the manifest. */
export function transformItems(hits: Hit[]): Hit[] {
  return config.search?.transformItems?.(hits) ?? hits;
}
