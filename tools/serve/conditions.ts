import type { IncomingHttpHeaders } from 'node:http';

/** What a request may ask about: one representation of a file. */
export interface Representation {
  etag: string;
  mtimeMs: number;
}

const toTags = (header: string): string[] => header.split(',').map((tag) => tag.trim());
const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');

/** HTTP dates count whole seconds. */
const toSecond = (timeMs: number): number => Math.floor(timeMs / 1000);

/** Whether the file changed after the date; a date that cannot be read says nothing. */
function isNewerThan(date: string | undefined, { mtimeMs }: Representation): boolean | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : toSecond(mtimeMs) > toSecond(time);
}

/** The visitor has it already: tags come before dates (RFC 9110, 13.2.2). */
export function isUnchanged(headers: IncomingHttpHeaders, shown: Representation): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return toTags(tags).some((tag) => tag === '*' || withoutWeakness(tag) === withoutWeakness(shown.etag));
  return isNewerThan(headers['if-modified-since'], shown) === false;
}

/** The visitor wants it only in a state that is gone. */
export function isRefused(headers: IncomingHttpHeaders, shown: Representation): boolean {
  const tags = headers['if-match'];
  if (tags !== undefined) return !toTags(tags).some((tag) => tag === '*' || tag === shown.etag);
  return isNewerThan(headers['if-unmodified-since'], shown) === true;
}

/** A part may only be sent to somebody who holds other parts of the very same bytes. */
export function isRangeWanted(headers: IncomingHttpHeaders, shown: Representation): boolean {
  const condition = headers['if-range'];
  if (headers.range === undefined) return false;
  if (condition === undefined) return true;
  if (typeof condition !== 'string') return false;
  if (condition.startsWith('"') || condition.startsWith('W/')) return condition === shown.etag;
  return Date.parse(condition) === toSecond(shown.mtimeMs) * 1000;
}
