import { parseConsoleEntry } from './parseConsoleEntry.ts';
import { isRecord, toCount, toText } from './read.ts';
import type { ErrorKind, FrameMessage, RunError } from './messages.ts';

const ERROR_KINDS: readonly ErrorKind[] = ['compile', 'runtime', 'loop', 'asset', 'limit'];
const MAX_ENTRIES_A_MESSAGE = 200;
const MAX_PATH_CHARS = 500;

type Fields = Record<string, unknown>;

function parseError(value: unknown): RunError | undefined {
  if (!isRecord(value)) return undefined;
  return {
    kind: ERROR_KINDS.find((kind) => kind === value['kind']) ?? 'runtime',
    message: toText(value['message']),
    file: typeof value['file'] === 'string' ? toText(value['file']) : undefined,
    line: toCount(value['line']) || undefined,
    column: toCount(value['column']) || undefined,
  };
}

function parseConsole(fields: Fields): FrameMessage | undefined {
  if (!Array.isArray(fields['entries'])) return undefined;
  const entries = fields['entries'].slice(0, MAX_ENTRIES_A_MESSAGE).map(parseConsoleEntry);
  return {
    type: 'console',
    entries: entries.filter((entry) => entry !== undefined),
    dropped: toCount(fields['dropped']),
  };
}

function parsePicture(fields: Fields): FrameMessage {
  const blob = fields['blob'];
  return {
    type: 'picture',
    width: toCount(fields['width']),
    height: toCount(fields['height']),
    colors: toCount(fields['colors']),
    blob: blob instanceof Blob ? blob : null,
  };
}

const PARSERS: Record<FrameMessage['type'], (fields: Fields) => FrameMessage | undefined> = {
  hello: () => ({ type: 'hello' }),
  started: () => ({ type: 'started' }),
  firstFrame: () => ({ type: 'firstFrame' }),
  entered: () => ({ type: 'entered' }),
  release: () => ({ type: 'release' }),
  beat: (fields) => ({
    type: 'beat',
    frames: toCount(fields['frames']),
    slowestFrameMs: toCount(fields['slowestFrameMs']),
    heapBytes: toCount(fields['heapBytes']),
  }),
  console: parseConsole,
  error: (fields) => {
    const error = parseError(fields['error']);
    return error && { type: 'error', error };
  },
  size: (fields) => ({ type: 'size', width: toCount(fields['width']), height: toCount(fields['height']) }),
  needAsset: (fields) =>
    typeof fields['path'] === 'string'
      ? { type: 'needAsset', path: fields['path'].slice(0, MAX_PATH_CHARS) }
      : undefined,
  picture: parsePicture,
};

/**
 * Parses untrusted data from the frame: only known messages with the frame's nonce are accepted, rebuilt field by field
 * and truncated.
 */
export function parseFrameMessage(data: unknown, nonce: string): FrameMessage | undefined {
  if (!isRecord(data) || data['nonce'] !== nonce) return undefined;
  const type = data['type'];
  if (typeof type !== 'string' || !Object.hasOwn(PARSERS, type)) return undefined;
  return PARSERS[type as FrameMessage['type']](data);
}
