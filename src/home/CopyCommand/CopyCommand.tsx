import { useState } from 'react';
import './copyCommand.css';

const CONFIRM_MS = 2000;

type Outcome = 'none' | 'copied' | 'failed';

const LABELS: Record<Outcome, string> = { none: 'Copy', copied: 'Copied', failed: 'Select it' };

/** A command to take away. Without scripts it is text to select, and the button is not shown. */
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
