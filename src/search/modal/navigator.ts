import type { DocSearchModalProps } from '@docsearch/react';
import { navigate } from 'astro:transitions/client';
import { currentManifest } from '../client/manifest.ts';
import { isExternalUrl } from '../client/settings.ts';

/** Uses the client-side router, except for URLs that match the external pattern. */
function follow(url: string): void {
  const settings = currentManifest()?.settings;
  if (settings && isExternalUrl(url, settings)) location.href = url;
  else void navigate(url);
}

const openWindow = (url: string): void => void open(url, '_blank', 'noopener');

/** Navigates to hits selected with the keyboard. */
export const NAVIGATOR: DocSearchModalProps['navigator'] = {
  navigate: ({ itemUrl }) => follow(itemUrl),
  navigateNewTab: ({ itemUrl }) => openWindow(itemUrl),
  navigateNewWindow: ({ itemUrl }) => openWindow(itemUrl),
};
