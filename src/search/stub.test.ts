// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { SEARCH_OPEN_EVENT, SEARCH_WARM_EVENT } from '#src/shell/SearchButton/SearchButton.tsx';
import { OPEN_EVENT, WARM_EVENT } from './stub.ts';

test('the stub listens to the events that the search button sends', () => {
  expect([OPEN_EVENT, WARM_EVENT]).toEqual([SEARCH_OPEN_EVENT, SEARCH_WARM_EVENT]);
});
