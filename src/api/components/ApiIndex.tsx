import type { CSSProperties } from 'react';
import { attribute, TOC } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import { symbolRoute, type Api } from '../lookup/createApi.ts';
import { API_KINDS, type ApiKind, type ApiSymbol } from '../model/types.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { DirectHeading } from './DirectHeading.tsx';
import { KindMark } from './KindMark.tsx';

const KIND_TITLES: Record<ApiKind, string> = {
  class: 'classes',
  interface: 'interfaces',
  enum: 'enumerations',
  function: 'functions',
  namespace: 'namespaces',
  type: 'types',
  variable: 'constants',
};

const START_HERE = ['Engine', 'Scene', 'Actor', 'Vector', 'Sprite', 'Animation', 'Sound', 'TileMap', 'Timer', 'Color'];

function Counts({ symbols }: { symbols: ApiSymbol[] }) {
  return (
    <p className="api-counts">
      {API_KINDS.map((kind) => (
        <span key={kind}>
          <KindMark kind={kind} /> {symbols.filter((symbol) => symbol.kind === kind).length} {KIND_TITLES[kind]}
        </span>
      ))}
    </p>
  );
}

function NameGrid({ symbols }: { symbols: ApiSymbol[] }) {
  return (
    <ul className="api-name-grid">
      {symbols.map((symbol) => (
        <li key={symbol.id}>
          <KindMark kind={symbol.kind} />
          <a href={withBase(symbolRoute(symbol))}>{symbol.name}</a>
        </li>
      ))}
    </ul>
  );
}

function AreaToc({ api }: { api: Api }) {
  return (
    <nav className="api-toc" aria-label="On this page" {...attribute(TOC)}>
      <p>On this page</p>
      <ul>
        {api.areas.map(({ id, title }) => (
          <li key={id}>
            <a href={`#area-${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every name the engine exports, by area. */
export function ApiIndex({ api }: { api: Api }) {
  const starters = START_HERE.flatMap((name) => api.symbols.filter((one) => one.name === name && one.kind === 'class'));
  return (
    <ApiFrame areas={api.areas} toc={<AreaToc api={api} />}>
      <h1>API reference</h1>
      <p className="api-lead">
        Every name that <code>import … from &apos;excalibur&apos;</code> gives you in version {api.version}: what it
        holds, what takes it, what returns it, and since when it exists. The{' '}
        <a href={withBase('/api/changes')}>list of changes</a> tells what each version added, changed and removed.
      </p>
      <Counts symbols={api.symbols} />
      <DirectHeading level={2} id="start-here" label="Start here">
        Start here
      </DirectHeading>
      <NameGrid symbols={starters} />
      {api.areas.map(({ id, title }) => {
        const symbols = api.symbols.filter((symbol) => symbol.area === id);
        return (
          <section key={id} className="api-area" style={{ '--names': symbols.length } as CSSProperties}>
            <DirectHeading level={2} id={`area-${id}`} label={title}>
              {title} <span className="api-count">{symbols.length}</span>
            </DirectHeading>
            <NameGrid symbols={symbols} />
          </section>
        );
      })}
    </ApiFrame>
  );
}
