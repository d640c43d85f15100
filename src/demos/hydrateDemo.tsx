import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DemoApp } from './Demo/DemoApp.tsx';
import { readSettings } from './Demo/demoSettings.ts';
import { Poster } from './Demo/Poster.tsx';
import { createPlayer } from './frame/player.ts';
import { loadTopic } from './topics/loadTopic.ts';

const awake = new Map<HTMLElement, Root>();

/** Puts the running demo in place of its picture. */
export async function hydrateDemo(figure: HTMLElement): Promise<void> {
  if (awake.has(figure)) return;
  const settings = readSettings(figure);
  const topic = await loadTopic(settings.topic);
  const player = createPlayer(topic, settings);
  const poster = <Poster topic={topic} playback={player.getSnapshot().playback} />;
  const place = figure.querySelector<HTMLElement>('[data-demo-app]')!;
  const root = createRoot(place);
  awake.set(figure, root);
  // The picture stays until React's first one is there, so that the page does not jump.
  flushSync(() => root.render(<DemoApp {...{ topic, player, poster }} />));
  place.querySelector('canvas')?.focus({ preventScroll: true });
  if (topic.playsAtStart && !matchMedia('(prefers-reduced-motion: reduce)').matches) player.togglePlay();
}

/** Ends every demo that is no longer in the document: its engine, its listeners. */
export function endDemos(isGone: (figure: HTMLElement) => boolean): void {
  for (const [figure, root] of awake) {
    if (!isGone(figure)) continue;
    root.unmount();
    awake.delete(figure);
  }
}
