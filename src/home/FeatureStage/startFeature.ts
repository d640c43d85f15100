import { Color, DisplayMode, Engine, Logger, LogLevel, ScrollPreventionMode } from 'excalibur';
import { watchVisibility } from '#src/lib/watchVisibility.ts';
import type { FeatureId } from '../data/features.ts';
import { STAGE, type FeatureScene } from './featureScene.ts';

/** Each art pixel is drawn this many pixels wide, so that rotation and slow movement stay smooth. */
const PIXEL_RATIO = 4;

const SCENES: Record<FeatureId, () => Promise<{ featureScene: FeatureScene }>> = {
  actors: () => import('./scenes/actors.ts'),
  actions: () => import('./scenes/actions.ts'),
  physics: () => import('./scenes/physics.ts'),
  'tile-maps': () => import('./scenes/tileMaps.ts'),
  shaders: () => import('./scenes/shaders.ts'),
  input: () => import('./scenes/input.ts'),
  particles: () => import('./scenes/particles.ts'),
  sound: () => import('./scenes/sound.ts'),
  ecs: () => import('./scenes/ecs.ts'),
};

function createEngine(canvasElement: HTMLCanvasElement, place: HTMLElement, { physics }: FeatureScene): Engine {
  return new Engine({
    canvasElement,
    // The engine converts pointer positions by the size the page gives the canvas.
    viewport: { width: place.clientWidth, height: place.clientHeight },
    resolution: { width: STAGE.width, height: STAGE.height },
    displayMode: DisplayMode.Fixed,
    pixelRatio: PIXEL_RATIO,
    antialiasing: false,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    grabWindowFocus: false,
    scrollPreventionMode: ScrollPreventionMode.None,
    configurePerformanceCanvas2DFallback: { allow: false },
    backgroundColor: Color.fromHex('#041e2f'),
    ...(physics && { physics }),
  });
}

/** Runs the scene of a feature over its image and returns how to stop it. Out of view it asks to be stopped. */
export async function startFeature(place: HTMLElement, id: FeatureId, onGone: () => void): Promise<() => void> {
  const { featureScene } = await SCENES[id]();
  Logger.getInstance().defaultLevel = LogLevel.Error;
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  place.append(canvas);
  const engine = createEngine(canvas, place, featureScene);
  let stopWatching = (): void => undefined;
  const end = () => {
    stopWatching();
    try {
      engine.dispose();
    } finally {
      canvas.remove();
    }
  };
  try {
    engine.add('feature', await featureScene.create(engine));
    await engine.start('feature');
  } catch (error) {
    end();
    throw error;
  }
  stopWatching = watchVisibility(canvas, (isSeen) => {
    if (!isSeen) onGone();
  });
  return end;
}
