import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchGraphicsLoss } from '#src/lib/graphicsLoss.ts';
import { watchVisibility } from '#src/lib/watchVisibility.ts';

/** The part of a running game that the page uses. */
export interface LiveGame {
  pause(): void;
  resume(): void;
  dispose(): void;
}

export type LiveStatus = 'poster' | 'loading' | 'running' | 'failed' | 'lost';

interface Live<Game extends LiveGame> {
  status: LiveStatus;
  start: () => void;
  game: RefObject<Game | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/**
 * A canvas that shows a poster until the visitor starts it. The engine is fetched only then.
 * `create` loads and starts the game; `onSeen` decides what happens when it comes into view; by default the game resumes.
 */
export function useLiveGame<Game extends LiveGame>(
  create: (canvas: HTMLCanvasElement) => Promise<Game>,
  onSeen: (game: Game) => void = (game) => game.resume(),
): Live<Game> {
  const [status, setStatus] = useState<LiveStatus>('poster');
  const canvas = useRef<HTMLCanvasElement>(null);
  const game = useRef<Game>(null);
  const handlers = useRef({ create, onSeen });
  const start = useCallback(() => setStatus('loading'), []);

  useEffect(() => {
    if (status !== 'loading' || !canvas.current) return;
    let isGone = false;
    handlers.current.create(canvas.current).then(
      (created) => {
        if (isGone) return created.dispose();
        game.current = created;
        setStatus('running');
      },
      (error: unknown) => {
        console.error('The game could not start.', error);
        if (!isGone) setStatus('failed');
      },
    );
    return () => {
      // The visitor left while the engine was loading. The change to "running" also ends this effect.
      isGone = game.current === null;
    };
  }, [status]);

  useEffect(() => {
    if (status !== 'running' || !canvas.current) return;
    const stop = watchVisibility(canvas.current, (isSeen) => {
      if (!game.current) return;
      if (isSeen) handlers.current.onSeen(game.current);
      else game.current.pause();
    });
    const stopWatching = watchGraphicsLoss(canvas.current, () => setStatus('lost'));
    return () => {
      stop();
      stopWatching();
      game.current?.dispose();
      game.current = null;
    };
  }, [status]);

  return { status, start, game, canvas };
}
