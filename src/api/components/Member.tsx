import { historyOf } from '../history/historyOf.ts';
import type { ApiMember, ApiSymbol, Doc } from '../model/types.ts';
import { markBelowFold } from '../view/belowFold.ts';
import { FlagBadges, HistoryBadges } from './Badges.tsx';
import { DirectHeading } from './DirectHeading.tsx';
import { DeprecatedNotice, DocSections } from './DocSections.tsx';
import { ParameterList } from './ParameterList.tsx';
import { SignatureCode } from './SignatureCode.tsx';
import { SymbolLink } from './SymbolLink.tsx';
import { TypePieces } from './TypeCode.tsx';

interface Props {
  owner: ApiSymbol;
  member: ApiMember;
}

interface MemberProps extends Props {
  /** How many members are above it. */
  above?: number;
}

/** Flags for the member filter, one letter each: inherited, protected, static. */
export function memberMarks(member: ApiMember): string {
  return `${member.inheritedFrom ? 'i' : ''}${member.isProtected ? 'p' : ''}${member.isStatic ? 's' : ''}`;
}

function ValueLine({ owner, member }: Props) {
  const isEnum = member.kind === 'enumMember';
  return (
    <pre className="api-signature">
      <code>
        <b>{isEnum ? `${owner.name}.${member.name}` : member.name}</b>
        {member.isOptional && '?'}
        {isEnum ? ' = ' : ': '}
        <TypePieces type={member.type ?? ['any']} />
        {member.default && ` = ${member.default}`}
      </code>
    </pre>
  );
}

/** The comment is on the member or its first signature; overloads with their own comment add it below. */
function sameText(a: Doc | undefined, b: Doc | undefined): boolean {
  return JSON.stringify(a?.summary) === JSON.stringify(b?.summary);
}

function Signatures({ owner, member }: Props) {
  const name = member.kind === 'constructor' ? `new ${owner.name}` : member.name;
  return member.signatures!.map((signature, index) => (
    <div key={index}>
      <SignatureCode name={name} signature={signature} />
      {(index === 0 || !sameText(signature.doc, member.signatures![index - 1]!.doc)) && (
        <DocSections doc={signature.doc} />
      )}
      <ParameterList signature={signature} />
    </div>
  ));
}

function Origin({ member }: { member: ApiMember }) {
  const origin = member.inheritedFrom ?? member.overrides;
  if (!origin) return null;
  return (
    <p className="api-origin">
      {member.inheritedFrom ? 'Inherited from ' : 'Overrides '}
      {origin.ref ? (
        <SymbolLink id={origin.ref} member={origin.member}>
          {origin.text}
        </SymbolLink>
      ) : (
        origin.text
      )}
    </p>
  );
}

/** One member in full. */
export function Member({ owner, member, above = 0 }: MemberProps) {
  const history = historyOf(owner.id, member.name);
  const doc = member.doc ?? member.signatures?.[0]?.doc;
  const isCallable = member.signatures && member.kind !== 'property';
  return (
    <section
      className="api-member"
      data-member={member.name}
      data-marks={memberMarks(member) || undefined}
      {...markBelowFold(above)}
    >
      <div className="api-member-head">
        <DirectHeading level={3} id={member.anchor} label={member.name}>
          {member.name}
        </DirectHeading>
        <FlagBadges member={member} />
        <HistoryBadges history={history} />
      </div>
      <DeprecatedNotice doc={doc} since={history.deprecated} />
      {isCallable ? (
        <Signatures owner={owner} member={member} />
      ) : (
        <>
          <ValueLine owner={owner} member={member} />
          <DocSections doc={doc} />
        </>
      )}
      <Origin member={member} />
    </section>
  );
}
