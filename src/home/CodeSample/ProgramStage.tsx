import { useLiveGame } from '../useLiveGame.ts';

/** The program a moment after its start, as a drawing. */
function Poster() {
  const crates: [x: number, y: number][] = [
    [150, 244],
    [204, 244],
    [176, 200],
    [330, 244],
    [262, 84],
  ];
  return (
    <svg viewBox="0 0 480 320" width="480" height="320" aria-hidden="true">
      <path fill="#2185d0" d="M0 0h480v320H0z" />
      <path fill="#4fb35a" d="M0 288h480v32H0z" />
      {crates.map(([x, y]) => (
        <rect key={`${x},${y}`} x={x} y={y} width="44" height="44" fill="#ffb238" />
      ))}
    </svg>
  );
}

async function runProgram() {
  const { createProgram } = await import('./program.ts');
  const game = createProgram();
  return {
    pause: () => game.clock.stop(),
    resume: () => game.clock.start(),
    dispose: () => game.dispose(),
  };
}

/** The result of the program: a drawing, replaced by the program itself once the visitor runs it. */
export function ProgramStage() {
  const { status, start, canvas } = useLiveGame(runProgram);
  const isOn = status === 'loading' || status === 'running';
  return (
    <figure className="program-stage" data-status={status}>
      <div className="program-stage__screen pixel-frame">
        {status !== 'running' && <Poster />}
        {isOn && <canvas id="game" ref={canvas} width={480} height={320} aria-label="Click to drop a crate" />}
        {!isOn && (
          <button type="button" className="button button--accent button--lg program-stage__run" onClick={start}>
            {status === 'poster' ? 'Run' : 'Try again'}
          </button>
        )}
      </div>
      <figcaption>
        <span role="status">
          {status === 'running' && 'It runs. Click or tap in the picture to drop a crate.'}
          {status === 'loading' && 'Fetching the engine…'}
          {status === 'failed' && 'The engine could not be loaded. Check your connection and try again.'}
          {status === 'lost' && 'The browser took the graphics away. Try again when it is less busy.'}
          {status === 'poster' && 'The outcome. Run it to try it.'}
        </span>
      </figcaption>
    </figure>
  );
}
