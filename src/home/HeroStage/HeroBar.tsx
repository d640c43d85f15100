import type { HeroState } from '../HeroGame/createHeroGame.ts';
import type { LiveStatus } from '../useLiveGame.ts';

interface Props {
  status: LiveStatus;
  state: HeroState;
  isLoud: boolean;
  onPause: () => void;
  onSound: () => void;
}

const HINTS: Record<Exclude<LiveStatus, 'running'>, string> = {
  poster: 'A real game, made with the engine. It loads when you press Play.',
  loading: 'Fetching the engine and the art…',
  failed: 'The game could not be loaded. Check your connection and try again.',
  lost: 'The browser took the graphics away. Try again when it is less busy.',
};

/** The bar below the screen: a caption, later score and switches. Its height never changes. */
export function HeroBar({ status, state, isLoud, onPause, onSound }: Props) {
  if (status !== 'running') {
    return (
      <p className="hero-bar" role={status === 'failed' || status === 'lost' ? 'alert' : undefined}>
        {HINTS[status]}
      </p>
    );
  }
  return (
    <div className="hero-bar">
      <span className="hero-bar__score">
        Score <b data-testid="hero-score">{state.score}</b>
      </span>
      <span className="hero-bar__score">
        Best <b>{state.best}</b>
      </span>
      <span className="hero-bar__switches">
        <button type="button" aria-pressed={isLoud} onClick={onSound}>
          Sound {isLoud ? 'on' : 'off'}
        </button>
        <button type="button" disabled={state.phase === 'over'} onClick={onPause}>
          {state.phase === 'paused' ? 'Go on' : 'Pause'}
        </button>
      </span>
    </div>
  );
}
