import type { DocSearchModalProps } from '@docsearch/react';
import { navigate } from 'astro:transitions/client';
import { currentManifest } from '../client/manifest.ts';
import { isExternalUrl } from '../client/settings.ts';

/** Inside the site the router follows; what matches the external pattern is left to the browser. */
function follow(url: string): void {
  const settings = currentManifest()?.settings;
  if (settings && isExternalUrl(url, settings)) location.href = url;
  else void navigate(url);
}

const openWindow = (url: string): void => void open(url, '_blank', 'noopener');

/** Where a hit chosen with the keyboard leads. */
export const NAVIGATOR: DocSearchModalProps['navigator'] = {
  navigate: ({ itemUrl }) => follow(itemUrl),
  navigateNewTab: ({ itemUrl }) => openWindow(itemUrl),
  navigateNewWindow: ({ itemUrl }) => openWindow(itemUrl),
};
