import { attribute, TOC } from '#src/contracts/attributes.ts';
import type { ApiSymbol } from '../model/types.ts';
import type { MemberGroup } from '../view/memberGroups.ts';

interface Entry {
  id: string;
  label: string;
  members?: { anchor: string; name: string }[];
}

/** The sections of a page in order, for the table of contents and the jump links. */
export function buildToc(symbol: ApiSymbol, groups: MemberGroup[], hasUsage: boolean, hasFamily: boolean): Entry[] {
  const hasConstructor = symbol.members?.some((member) => member.kind === 'constructor');
  return [
    ...(symbol.signatures ? [{ id: 'signatures', label: 'Signature' }] : []),
    ...(symbol.type ? [{ id: 'declaration', label: 'Declaration' }] : []),
    ...(symbol.typeParameters ? [{ id: 'type-parameters', label: 'Type parameters' }] : []),
    ...(hasFamily ? [{ id: 'family', label: 'Inheritance' }] : []),
    ...(hasConstructor ? [{ id: 'constructor', label: 'Constructor' }] : []),
    ...groups.map(({ id, title, own }) => ({ id, label: title, members: own })),
    ...(symbol.events ? [{ id: 'events', label: 'Events' }] : []),
    ...(symbol.exportsAgain && symbol.exportsAgain.length > 0 ? [{ id: 'exports', label: 'Also exported' }] : []),
    ...(hasUsage ? [{ id: 'usage', label: 'Where it is used' }] : []),
  ];
}

/** The table of contents next to the page. */
export function MemberToc({ entries }: { entries: Entry[] }) {
  return (
    <nav className="api-toc" aria-label="On this page" {...attribute(TOC)}>
      <p>On this page</p>
      <ul>
        {entries.map(({ id, label, members }) => (
          <li key={id}>
            <a href={`#group-${id}`}>{label}</a>
            {members && members.length > 0 && (
              <ul>
                {members.map(({ anchor, name }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same links in one row, for screens too narrow for a side column. */
export function JumpRow({ entries }: { entries: Entry[] }) {
  if (entries.length < 2) return null;
  return (
    <nav className="api-jumps" aria-label="Parts of this page">
      {entries.map(({ id, label }) => (
        <a key={id} href={`#group-${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
