import type { Draft } from '../drafts/drafts.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  drafts: readonly Draft[];
  onOpen(draft: Draft): void;
  onDelete(id: string): void;
  onClose(): void;
}

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const formatTime = (ms: number): string => TIME.format(ms);

/** Lists earlier drafts saved in this browser. */
export function DraftsDialog({ drafts, onOpen, onDelete, onClose }: Props) {
  return (
    <Dialog title="Your drafts" onClose={onClose}>
      <p className="gallery__status">
        Saved in this browser only, the newest first. When there are more than twelve, the oldest goes.
      </p>
      {drafts.length === 0 && <p>There are no drafts yet. Change some code, and it is saved by itself.</p>}
      <ul className="drafts">
        {drafts.map((draft) => (
          <li key={draft.id} className="drafts__row">
            <span>
              <strong>{draft.title}</strong>
              <br />
              <time dateTime={new Date(draft.savedAt).toISOString()}>{formatTime(draft.savedAt)}</time>
            </span>
            <button type="button" className="tool-button" onClick={() => onOpen(draft)}>
              Open<span className="visually-hidden"> {draft.title}</span>
            </button>
            <button type="button" className="tool-button" onClick={() => onDelete(draft.id)}>
              Delete<span className="visually-hidden"> {draft.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
