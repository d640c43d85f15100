import type { ReactNode } from 'react';
import { ENGINE_VERSION } from '../libraries/libraries.ts';

export type ToolAction =
  'run' | 'stop' | 'fullscreen' | 'gallery' | 'format' | 'share' | 'download' | 'drafts' | 'reset';

interface Props {
  isRunning: boolean;
  isChanged: boolean;
  drafts: number;
  onAction(action: ToolAction): void;
}

interface ToolProps extends Pick<Props, 'onAction'> {
  action: ToolAction;
  isMain?: boolean;
  title?: string;
  children: ReactNode;
}

function Tool({ action, isMain = false, title, onAction, children }: ToolProps) {
  return (
    <button
      type="button"
      className={isMain ? 'tool-button tool-button--main' : 'tool-button'}
      title={title}
      onClick={() => onAction(action)}
    >
      {children}
    </button>
  );
}

/** The playground's actions in one toolbar. */
export function Toolbar({ isRunning, isChanged, drafts, onAction }: Props) {
  const tool = { onAction };
  return (
    <div className="playground__toolbar" role="toolbar" aria-label="Playground">
      <Tool
        {...tool}
        action={isRunning ? 'stop' : 'run'}
        isMain
        title={isRunning ? undefined : 'Ctrl or ⌘ + Enter in the editor'}
      >
        {isRunning ? 'Stop' : 'Run'}
      </Tool>
      {isRunning && (
        <>
          <Tool {...tool} action="run">
            Restart
          </Tool>
          <Tool {...tool} action="fullscreen">
            Full screen
          </Tool>
        </>
      )}
      <Tool {...tool} action="gallery">
        Examples
      </Tool>
      <Tool {...tool} action="format">
        Format
      </Tool>
      {isChanged && (
        <Tool {...tool} action="reset">
          Reset
        </Tool>
      )}
      <Tool {...tool} action="share">
        Share
      </Tool>
      <Tool {...tool} action="download">
        Download
      </Tool>
      <Tool {...tool} action="drafts">
        Drafts{drafts > 0 && ` (${drafts})`}
      </Tool>
      <span className="playground__version">Excalibur {ENGINE_VERSION}</span>
    </div>
  );
}
