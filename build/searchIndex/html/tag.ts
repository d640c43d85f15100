import { decodeEntities } from '#src/lib/entities.ts';

// In small letters, for others to compare; React spells some as `dateTime`, but none that is asked for.
const NAME = `[^\\s"'<>/=A-Z][^\\s"'<>/=]*`;
const BARE = `[^\\s"'<>/=\`]+`;
const ATTRIBUTE = new RegExp(`(${NAME})(?:=(?:"([^"]*)"|'([^']*)'|(${BARE})))?`, 'g');
const TAG = new RegExp(`<(/?)([a-z][a-z0-9-]*)((?:\\s+${NAME}(?:=(?:"[^"]*"|'[^']*'|${BARE}))?)*)\\s*(/?)>`, 'y');

export interface Tag {
  isEnd: boolean;
  /** Closes itself, which means something in pictures only. */
  isClosed: boolean;
  name: string;
  attributes: string;
  /** Where the text behind it begins. */
  end: number;
}

/** The tag at this place; nothing where it is not written the way all tags of our pages are. */
export function readTag(html: string, at: number): Tag | undefined {
  TAG.lastIndex = at;
  const found = TAG.exec(html);
  if (!found) return undefined;
  return {
    isEnd: found[1] === '/',
    isClosed: found[4] === '/',
    name: found[2]!,
    attributes: found[3]!,
    end: TAG.lastIndex,
  };
}

/** The value of one of a tag's attributes. */
export function findAttribute(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(attributes); found; found = ATTRIBUTE.exec(attributes)) {
    if (found[1] === name) return decodeEntities(found[2] ?? found[3] ?? found[4] ?? '');
  }
  return undefined;
}
