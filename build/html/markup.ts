import { decodeEntities } from '../../src/lib/entities.ts';

/** An attribute of a tag, empty when it has none of that name. */
export const readAttribute = (tag: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
