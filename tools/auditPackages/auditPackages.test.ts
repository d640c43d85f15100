import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listInstallScripts, REASONS } from './installScripts.ts';
import { summariseAudit } from './summariseAudit.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;

describe('scripts on installation', () => {
  it('are run by the allowed packages only, each with a reason', () => {
    const locked = listInstallScripts(readJson('package-lock.json'));
    expect(locked.toSorted()).toEqual(Object.keys(REASONS).toSorted());
    const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
    expect(allowScripts).toEqual(Object.fromEntries(Object.keys(REASONS).map((name) => [name, true])));
  });

  it('of any other package stop the installation', () =>
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m));

  it('are found wherever a package is locked', () => {
    const packages = {
      '': {},
      'node_modules/a': { hasInstallScript: true },
      'node_modules/b/node_modules/@c/d': { hasInstallScript: true },
      'node_modules/e/node_modules/a': { hasInstallScript: true },
      'node_modules/f': {},
    };
    expect(listInstallScripts({ packages })).toEqual(['a', '@c/d']);
  });
});

describe('known weaknesses', () => {
  it('are told worst first, with what to do', () => {
    const vulnerabilities = {
      a: { name: 'a', severity: 'low', via: [{ title: 'Slow pattern' }], fixAvailable: false },
      b: { name: 'b', severity: 'high', via: ['a'], fixAvailable: { name: 'b', version: '2.0.0' } },
    };
    expect(summariseAudit(JSON.stringify({ vulnerabilities }))).toEqual([
      'high: b: by way of a. Fixed with b 2.0.0.',
      'low: a: Slow pattern. There is no fix yet.',
    ]);
    expect(summariseAudit('{"vulnerabilities":{}}')).toEqual([]);
  });

  it('are unknown when the registry gives no answer', () => {
    for (const output of ['', 'npm error', '{"error":{"code":"ENOAUDIT"}}', '{"message":"405"}'])
      expect(summariseAudit(output)).toBeUndefined();
  });
});
