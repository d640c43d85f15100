import { withBase } from '#src/lib/url.ts';
import type { SymbolHistory } from '../history/historyOf.ts';
import type { ApiMember } from '../model/types.ts';

const CHANGED_SHOWN_MAX = 3;

function VersionBadge({ word, version }: { word: string; version: string }) {
  return (
    <a className="api-badge api-badge-version" href={withBase(`/api/changes#v${version}`)}>
      {word} {version}
    </a>
  );
}

/** The version that added a name and the one that last changed it. */
export function HistoryBadges({ history }: { history: SymbolHistory }) {
  const lastChanges = history.changed.slice(-CHANGED_SHOWN_MAX);
  return (
    <>
      {history.added && <VersionBadge word="Added in" version={history.added} />}
      {lastChanges.map((version) => (
        <VersionBadge key={version} word="Changed in" version={version} />
      ))}
      {history.deprecated && <VersionBadge word="Deprecated since" version={history.deprecated} />}
    </>
  );
}

const FLAGS = [
  ['isStatic', 'static'],
  ['isProtected', 'protected'],
  ['isAbstract', 'abstract'],
  ['isReadonly', 'readonly'],
  ['isWriteOnly', 'write-only'],
  ['isOptional', 'optional'],
] as const;

/** The modifiers in a member's declaration. */
export function FlagBadges({ member }: { member: ApiMember }) {
  return FLAGS.filter(([flag]) => member[flag]).map(([flag, word]) => (
    <span className="api-badge" key={flag}>
      {word}
    </span>
  ));
}
