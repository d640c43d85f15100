import { ANALYTICS_IGNORE_KEY } from '#src/contracts/storageKeys.ts';
export interface Analytics {
  scriptSrc: string;
  domain: string;
}

/**
 * Runs inline in the head. Nothing is asked of the analytics host for a visitor whose browser says "do not track", or who
 * switched the counting off in the footer (under the key that the script of Plausible obeys as well).
 * It is serialised with `toString`, so it may use nothing from outside its own body.
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

/** The loader as text, ready for an inline script element. */
export const buildAnalyticsScript = (analytics: Analytics): string =>
  `(${loadAnalytics.toString().replace(/^\s+/gm, '')})(${JSON.stringify(analytics).replaceAll('<', '\\u003c')},${JSON.stringify(ANALYTICS_IGNORE_KEY)})`;
