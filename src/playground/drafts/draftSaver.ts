import { type Draft, readDrafts, saveDraft, type Saved } from './drafts.ts';

export interface DraftSaver {
  save(content: Omit<Draft, 'id'>): Saved;
}

/** Saves successive versions of a project. If another tab has changed the draft since, it starts a new draft instead. */
export function createDraftSaver(draftId: string, savedAt: number | undefined): DraftSaver {
  let id = draftId;
  let knownAt = savedAt;
  return {
    save(content) {
      const stored = readDrafts().find((draft) => draft.id === id);
      if (stored && stored.savedAt !== knownAt) id = `${id}-${content.savedAt.toString(36)}`;
      knownAt = content.savedAt;
      return saveDraft({ ...content, id });
    },
  };
}
