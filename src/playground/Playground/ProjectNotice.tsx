import { formatTime } from './DraftsDialog.tsx';
import { Notice } from './Notice.tsx';
import type { Project } from './project.ts';

interface Props {
  project: Project;
  onNew(): void;
  onClose(): void;
}

/** Tells the visitor where the code comes from when it isn't the site's own. */
export function ProjectNotice({ project, onNew, onClose }: Props) {
  if (project.origin === 'shared') {
    return (
      <Notice kind="warning" onClose={onClose}>
        <strong>This code came with the link.</strong> Someone else wrote it, not this site. It has not been started:
        read it, then press Run if you trust it.
      </Notice>
    );
  }
  if (project.origin === 'draft' && project.savedAt) {
    return (
      <Notice kind="info" onClose={onClose}>
        This is your draft “{project.title}” of {formatTime(project.savedAt)}.{' '}
        <button type="button" className="tool-button" onClick={onNew}>
          Start fresh
        </button>{' '}
        keeps it under Drafts.
      </Notice>
    );
  }
  return null;
}
