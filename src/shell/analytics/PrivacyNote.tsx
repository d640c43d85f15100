import { LABELS } from './privacySwitch.ts';

/** What is counted, by whom, and the way out of it. The button wakes with the page; without script nothing is counted. */
export function PrivacyNote({ host }: { host: string }) {
  return (
    <p className="footer__privacy" data-privacy-note="">
      Visits are counted by {host}, without cookies. <span role="status" />{' '}
      <button type="button" data-asleep="">
        {LABELS.counted}
      </button>
    </p>
  );
}
