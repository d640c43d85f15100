import { Color, DisplayMode, Engine, Logger, LogLevel, vec } from 'excalibur';
import { THEME } from '#src/contracts/attributes.ts';
import { HERO_BEST_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import type { LiveGame } from '../useLiveGame.ts';
import type { Backdrop } from './Backdrop.ts';
import { createBackdrop } from './Backdrop.ts';
import { loadHeroImages, loadHeroSounds } from './heroArt.ts';
import { RULES } from './rules.ts';
import { RunScene } from './RunScene.ts';

/** Keys pressed in panic right after a hit must not skip the end of the run. */
const RESTART_DELAY_MS = 500;

export interface HeroState {
  phase: 'running' | 'paused' | 'over';
  score: number;
  best: number;
}

export interface HeroGame extends LiveGame {
  /** Jump, resume or restart, depending on the state of the game. */
  press(): void;
  release(): void;
  togglePause(): void;
  setSound(isOn: boolean): Promise<void>;
}

function createEngine(canvasElement: HTMLCanvasElement): Engine {
  return new Engine({
    canvasElement,
    width: RULES.width,
    height: RULES.height,
    displayMode: DisplayMode.Fixed,
    antialiasing: false,
    snapToPixel: true,
    suppressHiDPIScaling: true,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    grabWindowFocus: false,
    configurePerformanceCanvas2DFallback: { allow: false },
    backgroundColor: Color.fromHex('#cfe8f7'),
    physics: { gravity: vec(0, RULES.gravity) },
    // A fixed time step gives the same jump at every frame rate.
    fixedUpdateFps: 60,
  });
}

/** Keeps the time of day in the landscape in sync with the color mode of the site. */
function watchTheme(backdrop: Backdrop): () => void {
  const root = document.documentElement;
  const apply = () => backdrop.show(root.getAttribute(THEME) === 'dark' ? 'night' : 'day');
  const observer = new MutationObserver(apply);
  observer.observe(root, { attributeFilter: [THEME] });
  apply();
  return () => observer.disconnect();
}

/** Loads the art, starts the engine on the canvas and returns the controls. */
export async function createHeroGame(
  canvas: HTMLCanvasElement,
  onChange: (state: HeroState) => void,
): Promise<HeroGame> {
  const images = await loadHeroImages();
  const state: HeroState = { phase: 'running', score: 0, best: Number(readStored(HERO_BEST_KEY)) || 0 };
  const change = (next: Partial<HeroState>) => onChange({ ...Object.assign(state, next) });
  let lostAt = 0;
  const backdrop = createBackdrop(images);
  const scene = new RunScene(images, backdrop, {
    onScore: (score) => change({ score }),
    onLost: (score) => {
      lostAt = performance.now();
      if (score > state.best) writeStored(HERO_BEST_KEY, String(score));
      change({ phase: 'over', best: Math.max(score, state.best) });
    },
  });
  // A slow machine may draw a frame before the first scene is ready; the engine would warn about that one frame.
  Logger.getInstance().defaultLevel = LogLevel.Error;
  const engine = createEngine(canvas);
  engine.add('run', scene);
  await engine.start('run');
  const stopWatching = watchTheme(backdrop);
  canvas.focus({ preventScroll: true });

  const pause = () => {
    engine.clock.stop();
    if (state.phase === 'running') change({ phase: 'paused' });
  };
  const resume = () => {
    engine.clock.start();
    if (state.phase === 'paused') change({ phase: 'running' });
  };
  const restart = () => {
    if (performance.now() - lostAt < RESTART_DELAY_MS) return;
    engine.clock.start();
    scene.reset();
    change({ phase: 'running' });
  };
  return {
    pause,
    resume,
    togglePause: () => (state.phase === 'paused' ? resume() : pause()),
    press() {
      if (state.phase === 'over') restart();
      else if (state.phase === 'paused') resume();
      else if (scene.knight.jump()) void scene.sounds?.jump.play();
    },
    release: () => scene.knight.endJump(),
    async setSound(isOn) {
      scene.sounds = isOn ? await loadHeroSounds() : undefined;
    },
    dispose() {
      stopWatching();
      engine.dispose();
    },
  };
}
