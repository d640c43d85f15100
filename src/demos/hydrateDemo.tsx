import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { DemoApp } from './Demo/DemoApp.tsx';
import { readSettings } from './Demo/demoSettings.ts';
import { Poster } from './Demo/Poster.tsx';
import { createPlayer } from './frame/player.ts';
import { loadTopic } from './topics/loadTopic.ts';

const hydrated = new Map<HTMLElement, Root>();

/** Replaces a demo's poster with the running demo. */
export async function hydrateDemo(figure: HTMLElement): Promise<void> {
  if (hydrated.has(figure)) return;
  const settings = readSettings(figure);
  const topic = await loadTopic(settings.topic);
  const player = createPlayer(topic, settings);
  const poster = <Poster topic={topic} playback={player.getSnapshot().playback} />;
  const place = figure.querySelector<HTMLElement>('[data-demo-app]')!;
  const root = createRoot(place);
  hydrated.set(figure, root);
  // The poster stays until React has rendered, so that the page doesn't jump.
  flushSync(() => root.render(<DemoApp {...{ topic, player, poster }} />));
  place.querySelector('canvas')?.focus({ preventScroll: true });
  if (topic.playsAtStart && !matchMedia('(prefers-reduced-motion: reduce)').matches) player.togglePlay();
}

/** Unmounts demos that are no longer in the document, with their engines and listeners. */
export function endDemos(isGone: (figure: HTMLElement) => boolean): void {
  for (const [figure, root] of hydrated) {
    if (!isGone(figure)) continue;
    root.unmount();
    hydrated.delete(figure);
  }
}
