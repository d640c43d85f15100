const ADVICE =
  'A fixed wait is too long on a fast machine and too short on a slow one. Wait for the condition itself (expect.poll, a locator, an event, page.clock), or use staysTrue to prove that nothing happens.';

/** A promise that does nothing but wait: `new Promise((resolve) => setTimeout(resolve, 500))`. */
const HAND_MADE_SLEEP = 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.1]';

/** Rules for tests: no fixed waits. A timeout that rejects or aborts is fine, so only promise executors are searched. */
export default {
  'no-restricted-properties': ['error', { property: 'waitForTimeout', message: ADVICE }],
  'no-restricted-syntax': ['error', { selector: HAND_MADE_SLEEP, message: ADVICE }],
  'no-restricted-imports': [
    'error',
    { paths: ['timers/promises', 'node:timers/promises'].map((name) => ({ name, message: ADVICE })) },
  ],
};
