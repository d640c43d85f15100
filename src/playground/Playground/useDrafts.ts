import { useCallback, useEffect, useRef, useState } from 'react';
import { BEFORE_PREPARATION_EVENT } from '#src/contracts/events.ts';
import { createDraftSaver, type DraftSaver } from '../drafts/draftSaver.ts';
import { type Draft, readDrafts, removeDraft } from '../drafts/drafts.ts';
import { isChanged, type Project } from './project.ts';

const SAVE_DELAY_MS = 400;

interface Drafts {
  drafts: readonly Draft[];
  /** False while the browser refuses to keep what was written. */
  isKept: boolean;
  deleteDraft(id: string): void;
}

interface Waiting {
  draftId: string;
  save(): void;
}

/** The browser asks before the page goes, and a link within the site leaves the page as a whole, so that it asks there too. */
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

/** Keeps what is written in this browser, whichever way the visitor leaves: another project, another page, another tab. */
export function useDrafts(project: Project): Drafts {
  const [drafts, setDrafts] = useState<readonly Draft[]>(readDrafts);
  const [isKept, setKept] = useState(true);
  const saver = useRef<DraftSaver & { draftId: string }>(null);
  const waiting = useRef<Waiting>(null);
  const flush = useCallback(() => {
    waiting.current?.save();
    waiting.current = null;
  }, []);

  useEffect(() => {
    const { draftId, title, files, savedAt } = project;
    if (waiting.current?.draftId !== draftId || !isChanged(project)) flush();
    if (saver.current?.draftId !== draftId) saver.current = { draftId, ...createDraftSaver(draftId, savedAt) };
    const { save } = saver.current;
    waiting.current = isChanged(project)
      ? {
          draftId,
          save: () => {
            const saved = save({ title, files: [...files], savedAt: Date.now() });
            setDrafts(saved.drafts);
            setKept(saved.isKept);
          },
        }
      : null;
    const timer = setTimeout(flush, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [project, flush]);

  useEffect(() => {
    // Closed, put aside or left by a link inside the site: each must not lose the last words.
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [flush]);

  useAskBeforeLeaving(!isKept);

  return { drafts, isKept, deleteDraft: useCallback((id) => setDrafts(removeDraft(id)), []) };
}
