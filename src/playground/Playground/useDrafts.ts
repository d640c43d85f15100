import { useCallback, useEffect, useRef, useState } from 'react';
import { BEFORE_PREPARATION_EVENT } from '#src/contracts/events.ts';
import { createDraftSaver, type DraftSaver } from '../drafts/draftSaver.ts';
import { type Draft, readDrafts, removeDraft } from '../drafts/drafts.ts';
import { isChanged, type Project } from './project.ts';

const SAVE_DELAY_MS = 400;

interface Drafts {
  drafts: readonly Draft[];
  /** False while the browser rejects writes to storage. */
  isSaved: boolean;
  deleteDraft(id: string): void;
}

interface PendingSave {
  draftId: string;
  save(): void;
}

/** Asks for confirmation before unload. Canceling client-side navigation forces a full load, so links ask too. */
function useAskBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener(BEFORE_PREPARATION_EVENT, ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener(BEFORE_PREPARATION_EVENT, ask, { capture: true });
    };
  }, [isNeeded]);
}

/** Saves the project as a draft in this browser, however the visitor leaves: another project, another page, another tab. */
export function useDrafts(project: Project): Drafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>(readDrafts);
  const [isSaved, setIsSaved] = useState(true);
  const saver = useRef<DraftSaver & { draftId: string }>(null);
  const pending = useRef<PendingSave>(null);
  const flush = useCallback(() => {
    pending.current?.save();
    pending.current = null;
  }, []);

  useEffect(() => {
    const { draftId, title, files, savedAt } = project;
    if (pending.current?.draftId !== draftId || !isChanged(project)) flush();
    if (saver.current?.draftId !== draftId) saver.current = { draftId, ...createDraftSaver(draftId, savedAt) };
    const { save } = saver.current;
    pending.current = isChanged(project)
      ? {
          draftId,
          save: () => {
            const saved = save({ title, files: [...files], savedAt: Date.now() });
            setDrafts(saved.drafts);
            setIsSaved(saved.isSaved);
          },
        }
      : null;
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [project, flush]);

  useEffect(() => {
    // Flush pending changes when the page is closed, hidden or left through a link.
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  useAskBeforeLeaving(!isSaved);

  return { drafts, isSaved, deleteDraft: useCallback((id) => setDrafts(removeDraft(id)), []) };
}
