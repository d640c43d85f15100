import { useEffect, useRef, useState } from 'react';
import * as ex from 'excalibur';

const LAYER = { position: 'absolute', inset: 12, pointerEvents: 'none' } as const;

/** The game knows nothing of React: it takes a canvas and tells what happened. */
function createGame(canvasElement: HTMLCanvasElement, onCatch: () => void) {
  const game = new ex.Engine({
    canvasElement,
    displayMode: ex.DisplayMode.FillContainer,
    backgroundColor: ex.Color.fromHex('#0b2a3f'),
  });
  const random = new ex.Random();
  const star = new ex.Actor({ radius: 26, color: ex.Color.fromHex('#ffb238') }); // try 12
  star.actions.repeatForever((pulse) => {
    pulse.scaleTo({ scale: ex.vec(1.3, 1.3), duration: 400 });
    pulse.scaleTo({ scale: ex.vec(1, 1), duration: 400 });
  });
  const jump = () => {
    const { width, height } = game.screen.resolution;
    star.pos = ex.vec(random.integer(40, width - 40), random.integer(90, height - 40));
  };
  star.on('pointerdown', () => {
    onCatch();
    jump();
  });
  game.add(star);
  void game.start().then(jump);
  return game;
}

export default function App() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const game = useRef<ex.Engine>(null);
  const [score, setScore] = useState(0);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (!canvas.current) return;
    const engine = createGame(canvas.current, () => setScore((old) => old + 1));
    game.current = engine;
    return () => engine.dispose();
  }, []);

  const toggle = () => {
    if (isPaused) game.current?.clock.start();
    else game.current?.clock.stop();
    setPaused(!isPaused);
  };
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <canvas ref={canvas} />
      <header style={LAYER}>
        <strong style={{ color: '#f4faff' }}>Stars caught: {score} </strong>
        <button onClick={toggle} style={{ pointerEvents: 'all', padding: '4px 12px' }}>
          {isPaused ? 'Resume' : 'Pause'}
        </button>
      </header>
    </div>
  );
}
