import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { engineFiles } from '../build/engineFiles.ts';
import { installedLibraries } from '../build/installedPlugin.ts';
import { readTypings } from '../build/typings.ts';
import { ENGINE_VERSION, IMPORTABLE, installedPackage, PACKAGES, withNeeds } from './libraries.ts';
import { TABLE } from './table.ts';

const pinned: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

describe('the libraries of the playground', () => {
  it('have the versions pinned in package.json', () => {
    for (const name of new Set(TABLE.map((library) => library.package)))
      expect([name, installedPackage(name).version]).toEqual([name, pinned[name]]);
    expect(ENGINE_VERSION).toBe(manifest.dependencies.excalibur);
  });

  it('are all served under unique names', async () => {
    expect(new Set(engineFiles.map(({ file }) => file)).size).toBe(TABLE.length);
    expect(engineFiles[0]!.file).toBe(`${ENGINE_VERSION}/excalibur.min.js`);
    for (const { read } of engineFiles) expect((await read()).length).toBeGreaterThan(100);
  });

  it('have typings where the table says so', async () => {
    const files = Object.keys(await readTypings());
    for (const { package: name, typings } of TABLE)
      expect([name, files.some((file) => file.startsWith(`/node_modules/${name}/`))]).toEqual([name, Boolean(typings)]);
  });

  it('come after their dependencies', () => {
    expect(withNeeds(['react-dom/client']).map(({ name }) => name)).toEqual([
      'react',
      'react-dom',
      'scheduler',
      'react-dom/client',
    ]);
  });

  it("offer authors only what isn't internal", () => {
    expect(IMPORTABLE).toContain('react-dom/client');
    expect(IMPORTABLE).not.toContain('scheduler');
    expect([...PACKAGES]).toContain('react-dom');
    expect([...PACKAGES]).not.toContain('scheduler');
  });

  it('reach the browser without package.json', () => {
    const { load } = installedLibraries() as { load(id: string): string | undefined };
    const file = normalizePath(fileURLToPath(new URL('./installed.ts', import.meta.url)));
    const code = load(file)!;
    expect(code).toContain(`"excalibur":{"version":"${ENGINE_VERSION}"`);
    expect(code).not.toContain('eslint');
    expect(load('/elsewhere/installed.ts')).toBeUndefined();
  });

  it('names the missing package', () =>
    expect(() => installedPackage('lodash')).toThrow(/"lodash" is not in src\/playground\/libraries/));
});
