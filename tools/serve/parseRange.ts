export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one byte range a request asks for; `'unsatisfiable'` beyond the file's end; nothing for what is not served in
 * parts: other units, and several ranges at once, which get the whole file (RFC 9110, 14.2, leaves that to the host).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  if (match[1] && match[2] && Number(match[1]) > Number(match[2])) return undefined;
  if (!match[1] && Number(match[2]) === 0) return 'unsatisfiable';
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return { start, end };
}
