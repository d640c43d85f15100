import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { staysTrue } from './staysTrue.ts';

/** A page whose frames take no time. */
const page = { evaluate: () => new Promise<void>((resolve) => setImmediate(resolve)) } as unknown as Page;
const reloading = { evaluate: () => Promise.reject(new Error('Execution context was destroyed')) } as unknown as Page;

describe('staysTrue', () => {
  it('observes for the whole time', async () => {
    let checks = 0;
    const start = performance.now();
    await staysTrue(page, 'nothing happens', () => (checks += 1) > 0, 50);
    expect(performance.now() - start).toBeGreaterThanOrEqual(50);
    expect(checks).toBeGreaterThan(2);
  });

  it('fails as soon as the condition changes, even if it changes back', async () => {
    let checks = 0;
    const isStill = () => (checks += 1) !== 3;
    await expect(staysTrue(page, 'nothing happens', isStill, 10_000)).rejects.toThrow(/10000 ms.*nothing happens/);
    expect(checks).toBe(3);
  });

  it('leaves it to the condition whether a reload matters', async () => {
    let loads = 1;
    await staysTrue(reloading, 'one document', () => Promise.resolve(loads === 1), 20);
    loads = 2;
    await expect(staysTrue(reloading, 'one document', () => Promise.resolve(loads === 1), 20)).rejects.toThrow();
  });
});
