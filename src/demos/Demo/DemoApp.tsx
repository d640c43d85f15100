import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { watchGraphicsLoss } from '#src/lib/graphicsLoss.ts';
import { Tools } from '../frame/controls/Tools.tsx';
import { createStage, type DemoStage } from '../frame/createStage.ts';
import type { Player } from '../frame/player.ts';
import { createStageInput } from '../frame/stageInput.ts';
import { type AnyTopic, topicToSize } from '../frame/topic.ts';
import { DemoDetails } from './DemoDetails.tsx';

interface Props {
  topic: AnyTopic;
  player: Player;
  /** Shown on the stage until the engine has loaded. */
  poster: ReactNode;
}

type Status = 'loading' | 'running' | 'failed' | 'lost';

/** Starts the engine on the canvas, and restarts it when the stage is resized or the WebGL context is lost. */
function useStage(topic: AnyTopic, player: Player, sizeKey: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);
  const restart = useCallback(() => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    let isGone = false;
    let stage: DemoStage | undefined;
    const stopWatching = watchGraphicsLoss(canvas.current!, () => setStatus('lost'));
    createStage(canvas.current!, topic, player).then(
      (created) => {
        if (isGone) return created.dispose();
        stage = created;
        setStatus('running');
      },
      (error: unknown) => {
        console.error('The demo could not start.', error);
        setStatus('failed');
      },
    );
    return () => {
      isGone = true;
      stopWatching();
      stage?.dispose();
    };
  }, [topic, player, sizeKey, attempt]);
  return { canvas, status, canvasKey: `${sizeKey} ${attempt}`, restart };
}

/** A running demo: the stage and its controls. */
export function DemoApp({ topic, player, poster }: Props) {
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const size = topicToSize(topic, snapshot.playback.values);
  const sizeKey = `${size.width}×${size.height}`;
  const { canvas, status, canvasKey, restart } = useStage(topic, player, sizeKey);
  const input = useMemo(() => createStageInput(topic, player), [topic, player]);
  return (
    <>
      {topic.tools && <Tools tools={topic.tools} tool={snapshot.tool} onSelect={player.setTool} />}
      <div className="demo__stage" data-status={status} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {status !== 'running' && poster}
        <canvas
          key={canvasKey}
          ref={canvas}
          tabIndex={0}
          aria-label={topic.label}
          data-presses={topic.press ? '' : undefined}
          {...input}
        />
        {status === 'failed' && (
          <p className="demo__failed" role="alert">
            The demo could not start: this browser offers no WebGL 2. The picture shows its first state.
          </p>
        )}
        {status === 'lost' && (
          <p className="demo__failed" role="alert">
            The browser took the graphics away.{' '}
            <button type="button" className="button" onClick={restart}>
              Start again
            </button>
          </p>
        )}
      </div>
      <DemoDetails {...{ topic, player, snapshot }} />
    </>
  );
}
