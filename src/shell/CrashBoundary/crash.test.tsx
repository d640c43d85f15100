import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CrashScreen } from './CrashScreen.tsx';
import { errorToMessages } from './errorToMessages.ts';

describe('the crash screen', () => {
  it('shows the title, a way back and every message down to the first cause', () => {
    const error = new Error('The list broke', { cause: new Error('No such item', { cause: 'index 7' }) });
    const html = renderToStaticMarkup(<CrashScreen error={error} onRetry={() => undefined} />);
    for (const text of ['Page Error', 'This page crashed', 'Try again', 'The list broke', 'No such item', 'index 7']) {
      expect(html).toContain(text);
    }
  });

  it('ends even when an error causes itself', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(errorToMessages(error)).toHaveLength(10);
  });
});
