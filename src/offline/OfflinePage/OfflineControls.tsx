import { useOffline, type Offline } from './useOffline.ts';

const MEGABYTE = 1e6;
const toMegabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
const totalBytes = ({ files }: Offline): number => files?.files.reduce((sum, [, bytes]) => sum + bytes, 0) ?? 0;

function describe(offline: Offline): string {
  const { status, saved, files, progress, error } = offline;
  const total = files?.files.length ?? 0;
  if (status === 'looking') return 'Looking at what is saved …';
  if (status === 'unavailable')
    return 'This browser cannot keep the site here. Private windows and addresses without https often forbid it.';
  if (status === 'saving' && progress)
    return `Saved ${progress.doneFiles} of ${progress.totalFiles} files, ${toMegabytes(progress.doneBytes)} of ${toMegabytes(progress.totalBytes)}.`;
  if (status === 'saving') return 'Starting …';
  if (status === 'saved') return `Everything is saved: ${total} files, ${toMegabytes(totalBytes(offline))}.`;
  if (status === 'removed') return 'Everything is removed from this browser.';
  if (status === 'failed') return `It stopped: ${error ?? 'unknown reason'} What is saved stays; try again to go on.`;
  return `${saved} of ${total} files are saved. All of them take ${toMegabytes(totalBytes(offline))} to fetch.`;
}

/** Buttons to save everything, stop and remove, with the current status. */
export function OfflineControls() {
  const offline = useOffline();
  const { status, saved, progress } = offline;
  const isSaving = status === 'saving';
  return (
    <div className="offline" data-status={status}>
      <p role="status">{describe(offline)}</p>
      <progress
        aria-label="Saved"
        max={progress?.totalBytes ?? 1}
        value={progress?.doneBytes ?? 0}
        hidden={!isSaving}
      />
      <div className="offline__actions">
        {isSaving ? (
          <button type="button" className="button button--outline" onClick={offline.stop}>
            Stop
          </button>
        ) : (
          <button
            type="button"
            className="button button--primary"
            onClick={offline.save}
            disabled={['looking', 'unavailable', 'saved'].includes(status)}
          >
            {status === 'failed' ? 'Try again' : 'Save all docs offline'}
          </button>
        )}
        <button
          type="button"
          className="button button--outline"
          onClick={offline.remove}
          disabled={isSaving || (saved === 0 && status !== 'saved' && status !== 'ready')}
        >
          Remove everything saved
        </button>
      </div>
    </div>
  );
}
