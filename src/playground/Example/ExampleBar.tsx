import type { ReactNode } from 'react';
import { withBase } from '#src/lib/url.ts';
import type { ExampleAction } from './actions.ts';

interface Props {
  isRunning?: boolean;
  isEditing?: boolean;
  isChanged?: boolean;
  canDownload?: boolean;
  /** What the main button says while nothing runs. */
  playLabel?: string;
  /** Opens the example, as it is now, on the playground page. */
  playgroundPath: string;
}

function ActionButton({
  action,
  isMain = false,
  children,
}: {
  action: ExampleAction;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={isMain ? 'tool-button tool-button--main' : 'tool-button'}
      data-live-action={action}
    >
      {children}
    </button>
  );
}

/** The row of buttons below an example. The markup is the same before and after hydration: one listener on the page handles clicks. */
export function ExampleBar({
  isRunning = false,
  isEditing = false,
  isChanged = false,
  canDownload = false,
  playLabel = 'Run',
  playgroundPath,
}: Props) {
  return (
    <div className="live-example__bar">
      {isRunning ? (
        <ActionButton action="stop" isMain>
          Stop
        </ActionButton>
      ) : (
        <ActionButton action="run" isMain>
          {playLabel}
        </ActionButton>
      )}
      {isRunning && <ActionButton action="run">Restart</ActionButton>}
      <ActionButton action="edit">{isEditing ? 'Close editor' : 'Edit'}</ActionButton>
      {isChanged && <ActionButton action="reset">Reset</ActionButton>}
      {isRunning && <ActionButton action="fullscreen">Full screen</ActionButton>}
      {canDownload ? (
        <ActionButton action="download">Download project</ActionButton>
      ) : (
        <ActionButton action="copy">Copy</ActionButton>
      )}
      <a className="tool-button live-example__open" href={withBase(playgroundPath)}>
        Open in playground
      </a>
    </div>
  );
}
