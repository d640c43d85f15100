import { Breadcrumbs } from '#src/docs/index.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { withBase } from '#src/lib/url.ts';
import { historyOf } from '../history/historyOf.ts';
import { symbolRoute } from '../lookup/createApi.ts';
import type { ApiSymbol } from '../model/types.ts';
import { describeSymbol } from '../view/describeSymbol.ts';
import { symbolToCrumbs } from '../view/crumbs.ts';
import { sourceLink } from '../view/sourceLink.ts';
import { useApi } from './ApiContext.ts';
import { HistoryBadges } from './Badges.tsx';
import { DeprecatedNotice, DocSections } from './DocSections.tsx';

function Way({ symbol }: { symbol: ApiSymbol }) {
  return <Breadcrumbs crumbs={symbolToCrumbs(symbol, useApi())} />;
}

/** Types don't exist at run time, so they use `import type`. */
function ImportLine({ symbol }: { symbol: ApiSymbol }) {
  const isTypeOnly = symbol.kind === 'interface' || symbol.kind === 'type';
  return (
    <pre className="api-signature api-import">
      <code>
        {isTypeOnly ? 'import type' : 'import'} {`{ ${symbol.name} }`} from &apos;excalibur&apos;;
      </code>
    </pre>
  );
}

/** The symbol's kind, version, import statement and source link. */
export function SymbolHeader({ symbol }: { symbol: ApiSymbol }) {
  const api = useApi();
  const history = historyOf(symbol.id);
  const doc = symbol.doc ?? (symbol.signatures?.length === 1 ? undefined : symbol.signatures?.[0]?.doc);
  const hasText = doc || symbol.signatures?.[0]?.doc;
  return (
    <>
      <Way symbol={symbol} />
      <h1>{symbol.name}</h1>
      <div className="api-facts">
        <span className={`api-badge api-badge-kind api-kind-${symbol.kind}`}>
          {symbol.isAbstract && 'abstract '}
          {symbol.kind}
        </span>
        <HistoryBadges history={history} />
        <Link to={sourceLink(symbol, api.version)}>Source</Link>
        <a href={withBase(`${symbolRoute(symbol)}.json`)} data-astro-reload>
          JSON
        </a>
      </div>
      {symbol.isInternal && (
        <p className="api-notice api-notice-warning">
          <strong>Internal</strong> The engine exports this name for its own use; it may change in any version.
        </p>
      )}
      <DeprecatedNotice doc={doc} since={history.deprecated} />
      {!symbol.signatures && <DocSections doc={doc} />}
      {!hasText && <p>{describeSymbol(symbol, api)}</p>}
      <ImportLine symbol={symbol} />
    </>
  );
}
