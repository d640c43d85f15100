import type { ApiMember } from '../model/types.ts';

interface Props {
  members: ApiMember[];
}

const CHOICES = [
  { value: 'inherited', label: 'Inherited', occurs: (member: ApiMember) => !!member.inheritedFrom },
  { value: 'protected', label: 'Protected', occurs: (member: ApiMember) => !!member.isProtected },
  { value: 'static', label: 'Static', occurs: (member: ApiMember) => !!member.isStatic },
];

/** Pages with fewer members don't need a filter. */
const MEMBERS_MIN = 8;

/** Filters the members of a page; hidden without JavaScript, because the controls would do nothing. */
export function MemberFilter({ members }: Props) {
  if (members.length < MEMBERS_MIN) return null;
  return (
    <form className="api-filter" data-member-filter role="search" aria-label="Members of this page">
      <input type="search" name="member" placeholder="Filter members" aria-label="Filter members" autoComplete="off" />
      {CHOICES.filter(({ occurs }) => members.some(occurs)).map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name="show" value={value} defaultChecked />
          {label}
        </label>
      ))}
      <output aria-live="polite" />
    </form>
  );
}
