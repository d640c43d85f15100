import type { ConsoleMessage } from '@playwright/test';

export const isOtherHost = (address: string): boolean => new URL(address).hostname !== 'localhost';

/** The browsers of the tests find no other host: what they say of that is no fault of the page. */
export const isAboutOtherHost = (message: ConsoleMessage): boolean => {
  const { url } = message.location();
  return url.startsWith('http') && isOtherHost(url);
};
