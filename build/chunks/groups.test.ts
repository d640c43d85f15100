import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizePath } from 'vite';
import { groupScript, groupStyles } from './groups.ts';

const id = (file: string): string => normalizePath(path.resolve(file));

/** A graph from each module to its imports. */
function buildGraph(imports: Record<string, string[]>) {
  return {
    getModuleInfo: (module: string) => {
      const importedIds = imports[module];
      const importers = Object.keys(imports).filter((other) => imports[other]!.includes(module));
      return importedIds || importers.length > 0 ? { importedIds: importedIds ?? [], importers } : null;
    },
  };
}

describe('a group of styles', () => {
  const graph = buildGraph({ [id('site.ts')]: ['/a.css', '/theme'], '/theme': ['/b.css'], '/other': ['/c.css'] });
  const { name } = groupStyles('site', 'site.ts');

  it('holds what its module imports, directly or not', () => {
    expect(['/a.css', '/b.css', '/c.css'].map((css) => name(css, graph))).toEqual(['site', 'site', null]);
  });
});

describe('a group of scripts', () => {
  const graph = buildGraph({ '/layout?script': [id('main.ts')], [id('main.ts')]: ['/lib.ts'] });

  it('is the file of the page script that imports its module', () => {
    const { name } = groupScript('page', 'main.ts');
    expect(['/layout?script', '/lib.ts'].map((module) => name(module, graph))).toEqual(['page', null]);
  });

  it('says so if its module is gone', () => {
    expect(() => groupScript('page', 'gone.ts').name('/x', graph)).toThrow('gone.ts is in the list of chunks');
  });
});
