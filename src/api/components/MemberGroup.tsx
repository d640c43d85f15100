import type { ApiSymbol } from '../model/types.ts';
import type { MemberGroup as Group } from '../view/memberGroups.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { InheritedMembers } from './InheritedMembers.tsx';
import { Member } from './Member.tsx';

/** A group of members: declared ones in full, inherited ones collapsed below. */
export function MemberGroup({ owner, group }: { owner: ApiSymbol; group: Group }) {
  return (
    <section className="api-group">
      <DirectHeading level={2} id={`group-${group.id}`} label={group.title}>
        {group.title} <span className="api-count">{group.own.length + group.inherited.length}</span>
      </DirectHeading>
      {group.own.map((member, index) => (
        <Member key={member.anchor} owner={owner} member={member} above={group.before + index} />
      ))}
      <InheritedMembers noun={group.title.toLowerCase()} members={group.inherited} />
    </section>
  );
}
