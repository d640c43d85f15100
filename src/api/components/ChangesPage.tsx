import { attribute, TOC } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import { history } from '../history/historyOf.ts';
import type { TouchedNames, VersionChanges } from '../history/types.ts';
import type { Api } from '../lookup/createApi.ts';
import type { SymbolId } from '../model/types.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { DirectHeading } from './DirectHeading.tsx';

const CHANGES = [
  { kind: 'added', title: 'Added' },
  { kind: 'changed', title: 'Changed' },
  { kind: 'deprecated', title: 'Deprecated' },
  { kind: 'removed', title: 'Removed' },
] as const;

const idToName = (id: string) => id.slice(id.indexOf(':') + 1);

const countNames = (names: TouchedNames) =>
  Object.values(names).reduce((sum, members) => sum + Math.max(members.length, 1), 0);

/** A name links to its page if it still exists. */
function Name({ api, id, member }: { api: Api; id: SymbolId; member?: string }) {
  const text = member || idToName(id);
  const exists = api.get(id) && (!member || api.member(id, member));
  return exists ? <a href={withBase(api.routeTo(id, member))}>{text}</a> : text;
}

function NameList({ api, names }: { api: Api; names: TouchedNames }) {
  return (
    <ul className="api-change-list">
      {Object.entries(names).map(([id, members]) => {
        const touched = members.filter(Boolean);
        return (
          <li key={id} data-change={`${idToName(id)} ${touched.join(' ')}`.trim()}>
            <Name api={api} id={id as SymbolId} />
            {touched.length > 0 && ': '}
            {touched.map((member, index) => (
              <span key={member}>
                {index > 0 && ', '}
                <Name api={api} id={id as SymbolId} member={member} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function Version({ api, changes }: { api: Api; changes: VersionChanges }) {
  const occurring = CHANGES.filter(({ kind }) => Object.keys(changes[kind]).length > 0);
  return (
    <section className="api-version" data-version={changes.version}>
      <DirectHeading level={2} id={`v${changes.version}`} label={changes.version}>
        {changes.version}
      </DirectHeading>
      {occurring.length === 0 && <p>The public names and their shapes are those of the version before.</p>}
      {occurring.map(({ kind, title }) => (
        <details key={kind} data-changes={kind} open={changes.version === api.version}>
          <summary>
            {title} <span className="api-count">{countNames(changes[kind])}</span>
          </summary>
          <NameList api={api} names={changes[kind]} />
        </details>
      ))}
    </section>
  );
}

function VersionToc() {
  return (
    <nav className="api-toc" aria-label="On this page" {...attribute(TOC)}>
      <p>On this page</p>
      <ul>
        {history
          .slice(1)
          .toReversed()
          .map(({ version }) => (
            <li key={version}>
              <a href={`#v${version}`}>{version}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function ChangeFilter() {
  return (
    <form className="api-filter" data-change-filter role="search" aria-label="Changes">
      <input type="search" name="name" placeholder="Filter by name" aria-label="Filter by name" autoComplete="off" />
      {CHANGES.map(({ kind, title }) => (
        <label key={kind}>
          <input type="checkbox" name="show" value={kind} defaultChecked />
          {title}
        </label>
      ))}
      <output aria-live="polite" />
    </form>
  );
}

/** What each version of the engine added, changed, deprecated and removed. */
export function ChangesPage({ api }: { api: Api }) {
  const [base, ...later] = history;
  return (
    <ApiFrame areas={api.areas} toc={<VersionToc />}>
      <h1>API changes</h1>
      <p className="api-lead">
        What each published version added to the public names, changed in their shape, deprecated and removed, found by
        comparing the declarations of {history.length} versions, from {base?.version} to {api.version}. A changed shape
        is a different type, parameter or parent; renamed parameters do not count.
      </p>
      <ChangeFilter />
      {later.toReversed().map((changes) => (
        <Version key={changes.version} api={api} changes={changes} />
      ))}
    </ApiFrame>
  );
}
