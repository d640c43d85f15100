import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('the server holds 2,000 visitors for a minute without an error', () => {
  test.skip(
    !process.env['TEST_FULL'],
    'It takes both cores for a minute, which other tests need; tools/load/load.test.ts runs it with 200 visitors.',
  );
  test.setTimeout(300_000);
  const { status, stdout, stderr } = spawnSync('node', ['tools/load.ts', '--clients', '2000', '--seconds', '60'], {
    encoding: 'utf8',
  });
  console.log(stdout.trim());
  expect(stderr).toBe('');
  expect(stdout).toContain(' 0 errors');
  expect(status).toBe(0);
});
