import type { ApiMember } from '../model/types.ts';
import { listOrigins } from '../view/memberGroups.ts';
import { FlagBadges } from './Badges.tsx';
import { Inlines } from './DocText.tsx';
import { memberMarks } from './Member.tsx';
import { SignatureCode } from './SignatureCode.tsx';
import { SymbolLink } from './SymbolLink.tsx';
import { TypePieces } from './TypeCode.tsx';

function Row({ member }: { member: ApiMember }) {
  const origin = member.inheritedFrom!;
  const doc = member.doc ?? member.signatures?.[0]?.doc;
  const signature = member.kind === 'property' ? undefined : member.signatures?.[0];
  return (
    <div className="api-inherited-member" id={member.anchor} data-member={member.name} data-marks={memberMarks(member)}>
      {signature ? (
        <SignatureCode name={member.name} signature={signature} />
      ) : (
        <pre className="api-signature">
          <code>
            <b>{member.name}</b>: <TypePieces type={member.type ?? ['any']} />
          </code>
        </pre>
      )}
      <p>
        {doc && <Inlines inlines={doc.summary} />} <FlagBadges member={member} />
        <span className="api-origin">
          from{' '}
          {origin.ref ? (
            <SymbolLink id={origin.ref} member={origin.member}>
              {origin.text}
            </SymbolLink>
          ) : (
            origin.text
          )}
        </span>
      </p>
    </div>
  );
}

interface Props {
  /** `properties`, `methods` … */
  noun: string;
  members: ApiMember[];
}

/** Inherited members, collapsed, each with its origin. */
export function InheritedMembers({ noun, members }: Props) {
  if (members.length === 0) return null;
  return (
    <details className="api-inherited">
      <summary>
        {members.length} inherited {noun} from {listOrigins(members).join(', ')}
      </summary>
      {members.map((member) => (
        <Row key={member.anchor} member={member} />
      ))}
    </details>
  );
}
