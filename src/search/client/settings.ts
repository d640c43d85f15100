import type { Manifest } from './manifest.ts';

type Settings = Manifest['settings'];

/** The hosted service answers where the site config names an application, a key and an index. */
export const isHosted = ({ appId, apiKey, indexName }: Partial<Settings>): boolean =>
  Boolean(appId && apiKey && indexName);

export const isExternalUrl = (url: string, { externalUrlRegex }: Settings): boolean =>
  Boolean(externalUrlRegex) && new RegExp(externalUrlRegex!, 'i').test(url);
