import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listInstallScripts, REASONS } from './installScripts.ts';
import { summarizeAudit } from './summarizeAudit.ts';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;

describe('install scripts', () => {
  it('run only for allowed packages, each with a reason', () => {
    const locked = listInstallScripts(readJson('package-lock.json'));
    expect(locked.toSorted()).toEqual(Object.keys(REASONS).toSorted());
    const { allowScripts } = readJson('package.json') as { allowScripts: Record<string, boolean> };
    expect(allowScripts).toEqual(Object.fromEntries(Object.keys(REASONS).map((name) => [name, true])));
  });

  it('of any other package fail the installation', () =>
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m));

  it('are found at any depth of the lockfile', () => {
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

describe('known vulnerabilities', () => {
  it('are listed by severity, with what to do', () => {
    const vulnerabilities = {
      a: { name: 'a', severity: 'low', via: [{ title: 'Slow pattern' }], fixAvailable: false },
      b: { name: 'b', severity: 'high', via: ['a'], fixAvailable: { name: 'b', version: '2.0.0' } },
    };
    expect(summarizeAudit(JSON.stringify({ vulnerabilities }))).toEqual([
      'high: b: via a. Fixed in b 2.0.0.',
      'low: a: Slow pattern. No fix is available yet.',
    ]);
    expect(summarizeAudit('{"vulnerabilities":{}}')).toEqual([]);
  });

  it('are undefined when the registry gives no result', () => {
    for (const output of ['', 'npm error', '{"error":{"code":"ENOAUDIT"}}', '{"message":"405"}'])
      expect(summarizeAudit(output)).toBeUndefined();
  });
});
