import { ANALYTICS_IGNORE_KEY } from '#src/contracts/storageKeys.ts';
export interface Analytics {
  scriptSrc: string;
  domain: string;
}

/**
 * Runs inline in the head. Sends no request to the analytics host if the browser says "do not track" or the visitor opted
 * out in the footer. It's serialized with `toString`, so it must not use anything from outside its own body.
 */
export function loadAnalytics({ scriptSrc, domain }: Analytics, ignoreKey: string): void {
  const wishes = navigator as Navigator & { globalPrivacyControl?: boolean };
  const isSwitchedOff = (): boolean => {
    try {
      return localStorage.getItem(ignoreKey) === 'true';
    } catch {
      return false;
    }
  };
  if (wishes.doNotTrack === '1' || wishes.globalPrivacyControl === true || isSwitchedOff()) return;
  const script = document.createElement('script');
  script.defer = true;
  script.dataset['domain'] = domain;
  script.src = scriptSrc;
  document.head.append(script);
}

/** The loader as text for an inline script element. */
export const buildAnalyticsScript = (analytics: Analytics): string =>
  `(${loadAnalytics.toString().replace(/^\s+/gm, '')})(${JSON.stringify(analytics).replaceAll('<', '\\u003c')},${JSON.stringify(ANALYTICS_IGNORE_KEY)})`;
