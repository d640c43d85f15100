import type { ConsoleMessage } from '@playwright/test';

export const isOtherHost = (address: string): boolean => new URL(address).hostname !== 'localhost';

/** Test browsers can't reach other hosts, so errors about that aren't the page's. */
export const isAboutOtherHost = (message: ConsoleMessage): boolean => {
  const { url } = message.location();
  return url.startsWith('http') && isOtherHost(url);
};
