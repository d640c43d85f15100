import { readStored, writeStored } from '#src/lib/storage.ts';
import type { SourceFile } from '../protocol/messages.ts';

const DRAFTS_KEY = 'playground.drafts';
export const MAX_DRAFTS = 12;

/** A changed project, kept in this browser until the visitor throws it away. */
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

/** All drafts, the newest first. What is not a draft is left out. */
export function readDrafts(): Draft[] {
  try {
    const stored: unknown = JSON.parse(readStored(DRAFTS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft).sort((a, b) => b.savedAt - a.savedAt) : [];
  } catch {
    return [];
  }
}

/** Saves a draft over its former self; the oldest gives way when there are too many. */
export function saveDraft(draft: Draft): Draft[] {
  const drafts = [draft, ...readDrafts().filter(({ id }) => id !== draft.id)].slice(0, MAX_DRAFTS);
  writeStored(DRAFTS_KEY, JSON.stringify(drafts));
  return drafts;
}

export function removeDraft(id: string): Draft[] {
  const drafts = readDrafts().filter((draft) => draft.id !== id);
  writeStored(DRAFTS_KEY, JSON.stringify(drafts));
  return drafts;
}
