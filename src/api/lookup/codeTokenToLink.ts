import type { Api } from './createApi.ts';

/** The link target of a word in a code block: capitalized engine names, names after `ex.`, and imported functions. */
export function codeTokenToLink(text: string, before: string, api: Api): { href: string; symbol: string } | undefined {
  const follows = /(\w+)?\.\s*$/.exec(before);
  const isOfEngine = follows?.[1] === 'ex';
  if (follows && !isOfEngine) return memberToLink(follows[1], text, api);
  if (!isOfEngine && !/^[A-Z]/.test(text)) return undefined;
  const found = api.resolve(text);
  return found && { href: api.routeTo(found.ref), symbol: text };
}

/** `Color.Red` links to the member; `actor.pos` would require the type of `actor`, which isn't known here. */
function memberToLink(owner: string | undefined, member: string, api: Api) {
  const found = owner && /^[A-Z]/.test(owner) ? api.resolve(`${owner}.${member}`) : undefined;
  return found && { href: api.routeTo(found.ref, found.member), symbol: `${owner}.${member}` };
}
