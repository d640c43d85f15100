import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watchGraphicsLoss } from '#src/lib/graphicsLoss.ts';
import { watchVisibility } from '#src/lib/watchVisibility.ts';

/** A running game, as far as the page needs to know it. */
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
 * A canvas that stays a poster until the visitor asks for it; only then is the engine fetched.
 * `create` loads and starts the game; `onSeen` decides what coming into view means, by default the game goes on.
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
      // Leaving the page while the engine is on its way; the change to "running" also ends this effect.
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
