import { performance } from 'node:perf_hooks';

export interface Timer {
  /** Runs a step and notes how long it took. */
  step: <T>(name: string, action: () => T | Promise<T>) => Promise<T>;
  /** `Pages: 12.0 s, Links: 0.4 s.` */
  report: () => string;
}

export function createTimer(): Timer {
  const timings: string[] = [];
  return {
    step: async (name, action) => {
      const start = performance.now();
      const result = await action();
      timings.push(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      return result;
    },
    report: () => `${timings.join(', ')}.`,
  };
}
