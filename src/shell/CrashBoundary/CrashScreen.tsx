import { translate } from '../i18n/translate.ts';
import { errorToMessages } from './errorToMessages.ts';
import './crashScreen.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** What a visitor sees in place of a part that crashed. */
export function CrashScreen({ error, onRetry }: Props) {
  return (
    <div className="crash-screen" role="alert">
      <p className="crash-screen__kicker">Page Error</p>
      <h1>{translate({ id: 'crash.title', message: 'This page crashed' })}</h1>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {translate({ id: 'crash.retry', message: 'Try again' })}
      </button>
      <pre className="crash-screen__messages">{errorToMessages(error).join('\n\nCause:\n')}</pre>
    </div>
  );
}
