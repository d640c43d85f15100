import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadApi } from '../lookup/loadApi.ts';
import { symbolRoute, type Api } from '../lookup/createApi.ts';
import { ApiIndex } from './ApiIndex.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { SymbolPage } from './SymbolPage.tsx';

const ENTRY = path.resolve('node_modules/excalibur/build/dist/index.d.ts');

/** Reads the exports with the compiler, to notice what TypeDoc misses. */
function listExports(): string[] {
  const program = ts.createProgram([ENTRY], { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(ENTRY)!)!;
  return checker.getExportsOfModule(module).map((symbol) => symbol.name);
}

let api: Api;
let pages: Map<string, string>;

beforeAll(() => {
  api = loadApi();
  // React's development build captures a stack trace for each of the hundreds of thousands of elements.
  Error.stackTraceLimit = 0;
  pages = new Map(
    api.symbols.map((symbol) => [
      symbolRoute(symbol),
      renderToStaticMarkup(<SymbolPage api={api} symbol={symbol} mentions={{ guides: [], examples: [] }} />),
    ]),
  );
  pages.set('/api', renderToStaticMarkup(<ApiIndex api={api} />));
  pages.set('/api/changes', renderToStaticMarkup(<ChangesPage api={api} />));
}, 600_000);

describe('the API reference', () => {
  it('has a page for every export of the package and for nothing else', () => {
    const names = new Set(api.symbols.map(({ name }) => name));
    expect([...names].sort()).toEqual([...new Set(listExports())].sort());
  });

  it('has exactly one page per symbol, even on a case-insensitive host', () => {
    expect(new Set(api.symbols.map(({ id }) => id)).size).toBe(api.symbols.length);
    const routes = api.symbols.map((symbol) => symbolRoute(symbol).toLowerCase());
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('has no duplicate ids on a page', () => {
    const doubles = [...pages].flatMap(([route, html]) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}#${id}`);
    });
    expect(doubles).toEqual([]);
  });

  it('has no broken links between its pages', () => {
    const ids = new Map([...pages].map(([route, html]) => [route, idsOf(html)]));
    const broken = [...pages].flatMap(([route, html]) =>
      [...html.matchAll(/ href="(#[^"]*|\/api[^"]*)"/g)]
        .map(([, href = '']) => (href.startsWith('#') ? route + href : href))
        .filter((href) => !href.endsWith('.json') && !resolves(href, ids))
        .map((href) => `${route} → ${href}`),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it('describes every symbol', () => {
    const silent = [...pages].filter(([, html]) => !/<p[ >]/.test(html)).map(([route]) => route);
    expect(silent).toEqual([]);
  });
});

const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => decode(id)));

const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

function resolves(href: string, ids: Map<string, Set<string>>): boolean {
  const [route = '', fragment] = decode(href).split('#');
  const found = ids.get(route);
  return !!found && (!fragment || found.has(fragment));
}
