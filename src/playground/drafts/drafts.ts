import { DRAFTS_KEY, UNREADABLE_DRAFTS_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import type { SourceFile } from '../protocol/messages.ts';

export const MAX_DRAFTS = 12;

/** A changed project, stored in this browser until the visitor deletes it. */
export interface Draft {
  id: string;
  title: string;
  files: SourceFile[];
  /** Milliseconds since 1970. */
  savedAt: number;
}

const isFile = (value: unknown): value is SourceFile =>
  typeof (value as SourceFile | null)?.name === 'string' && typeof (value as SourceFile).text === 'string';

function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null;
  return (
    typeof draft?.id === 'string' &&
    typeof draft.title === 'string' &&
    typeof draft.savedAt === 'number' &&
    Array.isArray(draft.files) &&
    draft.files.length > 0 &&
    draft.files.every(isFile)
  );
}

function parseDrafts(text: string): unknown[] | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** All drafts, newest first. Malformed entries are skipped. */
export function readDrafts(): Draft[] {
  const stored = parseDrafts(readStored(DRAFTS_KEY) ?? '[]') ?? [];
  return stored.filter(isDraft).sort((a, b) => b.savedAt - a.savedAt);
}

function writeDrafts(drafts: readonly Draft[]): boolean {
  const before = readStored(DRAFTS_KEY);
  if (before !== null && !parseDrafts(before)?.every(isDraft)) writeStored(UNREADABLE_DRAFTS_KEY, before);
  return writeStored(DRAFTS_KEY, JSON.stringify(drafts));
}

export interface Saved {
  drafts: Draft[];
  /** False if the browser rejected the write: the draft is lost when the page closes. */
  isSaved: boolean;
}

/** Saves a draft, replacing its previous version. The oldest draft is dropped when there are too many. */
export function saveDraft(draft: Draft): Saved {
  const drafts = [draft, ...readDrafts().filter(({ id }) => id !== draft.id)].slice(0, MAX_DRAFTS);
  return { drafts, isSaved: writeDrafts(drafts) };
}

export function removeDraft(id: string): Draft[] {
  const drafts = readDrafts().filter((draft) => draft.id !== id);
  writeDrafts(drafts);
  return drafts;
}
