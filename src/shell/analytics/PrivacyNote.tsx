import { attribute, PENDING } from '#src/contracts/attributes.ts';
import { LABELS } from './privacySwitch.ts';

/** What is counted, by whom, and how to opt out. A script enables the button; without scripts nothing is counted. */
export function PrivacyNote({ host }: { host: string }) {
  return (
    <p className="footer__privacy" data-privacy-note="">
      Visits are counted by {host}, without cookies. <span role="status" />{' '}
      <button type="button" {...attribute(PENDING)}>
        {LABELS.counted}
      </button>
    </p>
  );
}
