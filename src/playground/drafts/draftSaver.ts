import { type Draft, readDrafts, saveDraft, type Saved } from './drafts.ts';

export interface DraftSaver {
  save(content: Omit<Draft, 'id'>): Saved;
}

/** Saves one project again and again. A draft that another tab has changed since is left alone: a second one is begun. */
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
