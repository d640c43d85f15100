import { useState } from 'react';
import './copyCommand.css';

const CONFIRM_MS = 2000;

type Outcome = 'none' | 'copied' | 'failed';

const LABELS: Record<Outcome, string> = { none: 'Copy', copied: 'Copied', failed: 'Select it' };

/** A command with a copy button. Without JavaScript the button is hidden and the text can be selected. */
export function CopyCommand({ command }: { command: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    setTimeout(() => setOutcome('none'), CONFIRM_MS);
  };
  return (
    <div className="copy-command">
      <code>
        <span className="copy-command__prompt" aria-hidden="true">
          $
        </span>
        {command}
      </code>
      <button type="button" onClick={() => void copy()} aria-label={`Copy the command ${command}`}>
        {LABELS[outcome]}
      </button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && 'Copied to the clipboard'}
        {outcome === 'failed' && 'The browser did not allow copying. Select the text instead.'}
      </span>
    </div>
  );
}
