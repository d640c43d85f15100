import type { Player, PlayerSnapshot } from '../player.ts';

interface Props {
  player: Player;
  snapshot: PlayerSnapshot;
}

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16];

/** Playback controls: back, play, step, reset, speed. */
export function Transport({ player, snapshot }: Props) {
  const { playback, isPlaying, speed } = snapshot;
  return (
    <div className="demo__bar" role="group" aria-label="Playback">
      <button type="button" className="demo__button" disabled={playback.index === 0} onClick={player.back}>
        <span aria-hidden="true">◀</span> Back
      </button>
      <button type="button" className="demo__button demo__button--main" onClick={player.togglePlay}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" className="demo__button" disabled={playback.isAtEnd} onClick={player.forward}>
        Step <span aria-hidden="true">▶</span>
      </button>
      <button type="button" className="demo__button" onClick={player.reset}>
        Reset
      </button>
      <label className="demo__field demo__field--end">
        <span>Speed</span>
        <select value={speed} onChange={(event) => player.setSpeed(Number(event.target.value))}>
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {value}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
