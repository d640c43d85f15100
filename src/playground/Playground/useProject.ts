import { useCallback, useEffect, useState } from 'react';
import { type Draft, readDrafts } from '../drafts/drafts.ts';
import { loadExample } from '../gallery/loadExample.ts';
import type { SourceFile } from '../protocol/messages.ts';
import { hashToProject, hasSharedProject } from '../share/shareLink.ts';
import { draftToProject, exampleToProject, newProject, type Project, sharedToProject } from './project.ts';
import { useDrafts } from './useDrafts.ts';

export interface ProjectState {
  project: Project;
  drafts: readonly Draft[];
  /** False while the browser rejects writes to storage. */
  isSaved: boolean;
  problem: string | null;
  open(project: Project): void;
  openExample(id: string): Promise<void>;
  change(files: readonly SourceFile[]): void;
  deleteDraft(id: string): void;
}

/** Picks the initial project: the one in the URL, else the latest draft, else the starter. */
function readInitialProject(): { project: Project; problem: string | null; exampleId: string | null } {
  const exampleId = new URLSearchParams(location.search).get('example');
  const shared = hasSharedProject(location.hash) ? hashToProject(location.hash) : undefined;
  if (shared && 'project' in shared)
    return { project: sharedToProject(shared.project), problem: null, exampleId: null };
  const [draft] = readDrafts();
  const project = draft && !exampleId ? draftToProject(draft) : newProject();
  return { project, problem: shared?.problem ?? null, exampleId };
}

/** The open project: its source, its changes and its drafts. */
export function useProject(): ProjectState {
  const [first] = useState(readInitialProject);
  const [project, setProject] = useState(first.project);
  const [problem, setProblem] = useState(first.problem);
  const { drafts, isSaved, deleteDraft } = useDrafts(project);

  const open = useCallback((next: Project) => {
    setProblem(null);
    setProject(next);
  }, []);
  const openExample = useCallback(
    (id: string) =>
      loadExample(id).then(
        (example) => open(exampleToProject(example)),
        (error: Error) => setProblem(error.message),
      ),
    [open],
  );
  useEffect(() => {
    if (first.exampleId) void openExample(first.exampleId);
  }, [first, openExample]);
  useEffect(() => {
    const onHashChange = () => {
      if (!hasSharedProject(location.hash)) return;
      const initial = readInitialProject();
      setProject(initial.project);
      setProblem(initial.problem);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return {
    project,
    drafts,
    isSaved,
    problem,
    open,
    openExample,
    change: useCallback((files) => setProject((before) => ({ ...before, files })), []),
    deleteDraft,
  };
}
