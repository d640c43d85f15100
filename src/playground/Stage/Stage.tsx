import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { RunState } from '../runner/useRun.ts';
import { DEFAULT_ASPECT } from './aspect.ts';
import { fitGame } from './fitGame.ts';
import '#src/ui/Button/playButton.css';
import './stage.css';

interface Props extends Pick<RunState, 'status' | 'size' | 'isPaused' | 'error'> {
  /** Container for the iframe. React doesn't touch its children. */
  frameRef: RefObject<HTMLDivElement | null>;
  stageRef: RefObject<HTMLDivElement | null>;
  aspect?: number;
  height?: number;
  /** Shown while nothing is running. */
  children: ReactNode;
}

function useElementSize(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** The area that displays a game: full text width, as tall as the game needs, scaled down if necessary. */
export function Stage({ status, size, isPaused, error, frameRef, stageRef, aspect, height, children }: Props) {
  const available = useElementSize(stageRef);
  const isActive = status === 'starting' || status === 'running';
  const fit = isActive && size ? fitGame(size, available, document.fullscreenElement === stageRef.current) : undefined;
  const ratio = size ? size.width / size.height : (aspect ?? DEFAULT_ASPECT);
  return (
    <div
      ref={stageRef}
      className="stage"
      data-status={status}
      style={{ '--stage-ratio': ratio, '--stage-height': height ? `${height}px` : undefined } as React.CSSProperties}
    >
      <div
        ref={frameRef}
        className="stage__frame"
        data-fitted={fit ? '' : undefined}
        style={
          fit &&
          ({
            '--game-width': `${fit.width}px`,
            '--game-height': `${fit.height}px`,
            '--game-scale': fit.scale,
          } as React.CSSProperties)
        }
      />
      {!isActive && children}
      {status === 'starting' && !error && <div className="stage__note">Starting…</div>}
      {isPaused && isActive && <div className="stage__note">Paused</div>}
    </div>
  );
}
