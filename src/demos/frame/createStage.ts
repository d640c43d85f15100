import {
  Color,
  DisplayMode,
  Engine,
  ImageFiltering,
  ImageSource,
  Logger,
  LogLevel,
  ScrollPreventionMode,
} from 'excalibur';
import { THEME } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import { watchVisibility } from '#src/lib/watchVisibility.ts';
import { createEnginePen } from '../draw/enginePen.ts';
import { createGlyphs } from '../draw/glyphs.ts';
import { PALETTE } from '../draw/palette.ts';
import { paintToColor, type Theme } from '../draw/pen.ts';
import { currentState, previousState } from './playback.ts';
import type { Player } from './player.ts';
import { type AnyTopic, type Size, topicToSize, type Values, type View } from './topic.ts';

/** A static image needs no frames: the engine's clock stops this long after the last change. */
const IDLE_AFTER_MS = 1200;
const MAX_PIXEL_RATIO = 2;

export interface DemoStage {
  dispose(): void;
}

const readTheme = (): Theme => (document.documentElement.getAttribute(THEME) === 'dark' ? 'dark' : 'light');
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function createEngine(canvasElement: HTMLCanvasElement, { width, height }: Size): Engine {
  const pixels = (devicePixelRatio * canvasElement.clientWidth) / width;
  return new Engine({
    canvasElement,
    width,
    height,
    displayMode: DisplayMode.Fixed,
    pixelRatio: Math.min(MAX_PIXEL_RATIO, Math.max(1, Math.ceil(pixels))),
    // Shapes and text are layered in drawing order.
    useDrawSorting: false,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    grabWindowFocus: false,
    configurePerformanceCanvas2DFallback: { allow: false },
    scrollPreventionMode: ScrollPreventionMode.None,
  });
}

async function loadSheets(topic: AnyTopic): Promise<Map<string, ImageSource>> {
  const sources = (topic.sheets ?? []).map(({ src }) => src);
  const images = sources.map((src) => new ImageSource(withBase(src), { filtering: ImageFiltering.Pixel }));
  await Promise.all(images.map((image) => image.load()));
  return new Map(sources.map((src, index) => [src, images[index]!]));
}

/** Calls back when the theme or the width changes, because both need a redraw. */
function watchAppearance(canvas: HTMLCanvasElement, onChange: () => void): () => void {
  const theme = new MutationObserver(onChange);
  theme.observe(document.documentElement, { attributeFilter: [THEME] });
  const width = new ResizeObserver(onChange);
  width.observe(canvas);
  return () => {
    theme.disconnect();
    width.disconnect();
  };
}

/** Starts the engine on a canvas and draws the player's current state. */
export async function createStage(canvas: HTMLCanvasElement, topic: AnyTopic, player: Player): Promise<DemoStage> {
  Logger.getInstance().defaultLevel = LogLevel.Error;
  const images = await loadSheets(topic);
  const size = topicToSize(topic, player.getSnapshot().playback.values);
  const engine = createEngine(canvas, size);
  const glyphs = createGlyphs(getComputedStyle(canvas).fontFamily);
  const { pen, useContext } = createEnginePen({ glyphs, images, getTheme: readTheme });
  const tweenMs = wantsLessMotion() ? 0 : (topic.tweenMs ?? 0);
  let isVisible = true;
  let idleAt = 0;
  let shown = player.getSnapshot().playback;
  let changedMs = Infinity;
  let timeMs = 0;

  function draw(): void {
    const { playback, cursor, hovered } = player.getSnapshot();
    const { values } = playback;
    const view: View<Values> = {
      values,
      size,
      cursor,
      hovered,
      timeMs,
      fps: engine.clock.fpsSampler.fps,
      progress: tweenMs ? Math.min(1, changedMs / tweenMs) : 1,
      scale: canvas.clientWidth / size.width,
    };
    topic.draw(pen, currentState(playback), view, previousState(playback));
  }
  function resumeClock(): void {
    idleAt = performance.now() + IDLE_AFTER_MS;
    if (isVisible && !engine.clock.isRunning()) engine.clock.start();
  }

  engine.on('preupdate', ({ elapsed }) => {
    engine.backgroundColor = Color.fromHex(paintToColor(PALETTE.backdrop, readTheme()));
    if (player.getSnapshot().isPlaying) timeMs += elapsed;
    player.advance(elapsed);
    const { playback, isPlaying } = player.getSnapshot();
    changedMs = playback === shown ? changedMs + elapsed : 0;
    shown = playback;
    if (!isPlaying && performance.now() > idleAt) engine.clock.stop();
  });
  engine.on('postdraw', ({ ctx }) => {
    useContext(ctx);
    draw();
  });
  await engine.start();
  resumeClock();
  const stops = [
    player.subscribe(resumeClock),
    watchAppearance(canvas, resumeClock),
    watchVisibility(canvas, (visible) => {
      isVisible = visible;
      if (visible) resumeClock();
      else engine.clock.stop();
    }),
  ];
  return {
    dispose() {
      for (const stop of stops) stop();
      engine.dispose();
    },
  };
}
