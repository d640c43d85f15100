import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'samples/**/*.test.ts',
      'build/**/*.test.ts',
      'tools/**/*.test.ts',
      'art/**/*.test.ts',
      'tests/support/**/*.test.ts',
      'eslint/**/*.test.ts',
      'tests/unit/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 60_000,
    // A thread and fresh modules for each of many small files would take longer than their tests.
    pool: 'threads',
    isolate: false,
    // Left alone it keeps a core free for the person at the machine, which on two cores is one of two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Its parser is reached as files that import one another without endings, which Node itself cannot follow.
    server: { deps: { inline: [/sucrase/] } },
    reporters: process.env.TEST_JSON ? ['default', ['json', { outputFile: process.env.TEST_JSON }]] : ['default'],
  },
});
