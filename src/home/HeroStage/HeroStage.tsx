import { useState } from 'react';
import { withBase } from '#src/lib/url.ts';
import type { HeroGame, HeroState } from '../HeroGame/createHeroGame.ts';
import { useLiveGame } from '../useLiveGame.ts';
import { HeroBar } from './HeroBar.tsx';
import { useStageKeys } from './useStageKeys.ts';
import './heroStage.css';

const POSTER = { width: 960, height: 540 };
const POSTER_ALT = 'A knight runs towards slimes and coins in front of a castle.';
const START: HeroState = { phase: 'running', score: 0, best: 0 };

const MESSAGES = {
  paused: { title: 'Paused', hint: 'Space or tap to go on' },
  over: { title: 'Slimed!', hint: 'Space or tap to try again' },
} as const;

function Poster() {
  return (
    <>
      <img
        src={withBase('/img/hero-day.webp')}
        alt={POSTER_ALT}
        className="only-day"
        fetchPriority="high"
        {...POSTER}
      />
      <img src={withBase('/img/hero-night.webp')} alt={POSTER_ALT} className="only-night" loading="lazy" {...POSTER} />
    </>
  );
}

/** The hero's poster and the small game behind it. Nothing of the engine is fetched before Play is pressed. */
export function HeroStage() {
  const [state, setState] = useState<HeroState>(START);
  const [isLoud, setLoud] = useState(false);
  const { status, start, game, canvas } = useLiveGame<HeroGame>(
    async (element) => {
      const { createHeroGame } = await import('../HeroGame/createHeroGame.ts');
      return createHeroGame(element, setState);
    },
    // A run that started on its own would be over before the visitor looks, so it waits for a key or a tap.
    () => undefined,
  );
  const keys = useStageKeys(game);
  const isOn = status === 'loading' || status === 'running';
  const message = status === 'running' && state.phase !== 'running' ? MESSAGES[state.phase] : undefined;
  return (
    <div className="hero-stage" data-status={status} data-phase={state.phase}>
      <div className="hero-stage__screen pixel-frame">
        {status !== 'running' && <Poster />}
        {isOn && <canvas ref={canvas} tabIndex={0} aria-label="Knight run: press Space or tap to jump" {...keys} />}
        {!isOn && (
          <button type="button" className="hero-stage__play" onClick={start}>
            {status === 'poster' ? 'Play' : 'Try again'}
          </button>
        )}
        {status === 'loading' && <p className="hero-stage__message">Loading…</p>}
        {message && (
          <p className="hero-stage__message" role="status">
            <strong>{message.title}</strong> {message.hint}
          </p>
        )}
      </div>
      <HeroBar
        status={status}
        state={state}
        isLoud={isLoud}
        onPause={() => game.current?.togglePause()}
        onSound={() => {
          void game.current?.setSound(!isLoud);
          setLoud(!isLoud);
        }}
      />
    </div>
  );
}
