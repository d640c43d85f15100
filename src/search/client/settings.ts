import type { Manifest } from './manifest.ts';

type Settings = Manifest['settings'];

/** Whether the site config names an application, a key and an index of the hosted service. */
export const isHosted = ({ appId, apiKey, indexName }: Partial<Settings>): boolean =>
  Boolean(appId && apiKey && indexName);

export const isExternalUrl = (url: string, { externalUrlRegex }: Settings): boolean =>
  Boolean(externalUrlRegex) && new RegExp(externalUrlRegex!, 'i').test(url);
