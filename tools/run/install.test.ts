import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countInstalled, isInstalled, listPackageFolders } from './installedPackages.mjs';
import { toCommand, withLocalTools } from './runScript.mjs';
import { showProgress } from './showProgress.mjs';

const createOutput = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) > 0 };
};

describe('the progress of a long step', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is a line every few seconds where there is no terminal', () => {
    const output = createOutput(false);
    let count = 0;
    const end = showProgress(() => `${(count += 100)} of 300 packages`, output as never);
    vi.advanceTimersByTime(12_000);
    end('✓ Packages installed');
    vi.advanceTimersByTime(12_000);
    expect(output.written).toEqual([
      '  100 of 300 packages (5 s)\n',
      '  200 of 300 packages (10 s)\n',
      '✓ Packages installed (12 s)\n',
    ]);
  });

  it('stays on one line of a terminal and is gone at the end', () => {
    const output = createOutput(true);
    const end = showProgress(() => 'packages', output as never);
    vi.advanceTimersByTime(1_000);
    expect(output.written.length).toBeGreaterThan(5);
    expect(output.written.join('')).not.toContain('\n');
    end('✓ Packages installed');
    expect(output.written.slice(-2)).toEqual(['\r\u001B[K', '✓ Packages installed (1 s)\n']);
  });
});

describe('the packages to install', () => {
  let root = '';
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'lock-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const writeLock = (file: string, packages: object) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify({ packages }));
  };

  it('are those of this system, without the project and its workspaces', () => {
    writeLock('package-lock.json', {
      '': {},
      art: {},
      'node_modules/art': { link: true },
      'node_modules/here': { os: [process.platform], cpu: [process.arch] },
      'node_modules/elsewhere': { os: ['plan9'] },
      'node_modules/not-here': { os: [`!${process.platform}`] },
      'node_modules/not-elsewhere': { os: ['!plan9'] },
      'node_modules/plain/node_modules/nested': {},
    });
    expect(listPackageFolders(root).map((folder) => path.relative(root, folder))).toEqual([
      'node_modules/here',
      'node_modules/not-elsewhere',
      'node_modules/plain/node_modules/nested',
    ]);
  });

  it('are in place when npm has recorded the same versions', () => {
    const locked = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } };
    const record = 'node_modules/.package-lock.json';
    writeLock('package-lock.json', { '': {}, ...locked });
    expect(isInstalled(root)).toBe(false);
    writeLock(record, { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(true);
    writeLock(record, { ...locked, 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(root)).toBe(false);
    writeLock(record, { 'node_modules/b': { version: '2.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('count as installed when they are on the disk', () => {
    const [here, missing] = [path.join(root, 'here'), path.join(root, 'missing')];
    mkdirSync(here);
    expect(countInstalled([here, missing])).toBe(0);
    writeFileSync(path.join(here, 'package.json'), '{}');
    expect(countInstalled([here, missing])).toBe(1);
  });
});

describe('a script of package.json', () => {
  it('finds the tools of the project before all others', () => {
    const env = withLocalTools({ PATH: '/usr/bin', HOME: '/home/me' });
    expect(env).toEqual({
      HOME: '/home/me',
      PATH: [path.resolve('node_modules/.bin'), '/usr/bin'].join(path.delimiter),
    });
    expect(Object.keys(withLocalTools({ Path: 'C:\\Windows' }))).toEqual(['Path']);
  });

  it.skipIf(process.platform === 'win32')('gets its arguments as they are and replaces the shell', () => {
    expect(toCommand('node tools/serve.ts', ['--dir', "it's $HOME"])).toBe(
      `exec node tools/serve.ts '--dir' 'it'\\''s $HOME'`,
    );
    expect(toCommand('astro check && tsc')).toBe('astro check && tsc');
  });
});
