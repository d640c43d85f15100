import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ExampleAction, ExampleHandle } from './actions.ts';
import { ExampleApp } from './ExampleApp.tsx';
import { readSource } from './exampleSource.ts';

interface Awake {
  root: Root;
  handle: { current: ExampleHandle | null };
}

const awake = new Map<HTMLElement, Awake>();

function wake(figure: HTMLElement): Awake {
  const place = figure.querySelector<HTMLElement>('[data-live-app]')!;
  const editorHost = document.createElement('div');
  editorHost.className = 'live-example__editor';
  figure.querySelector('[data-live-code]')!.after(editorHost);
  // The markup asleep stays until React's first picture is there, so that the page does not jump.
  const root = createRoot(place);
  const handle = createRef<ExampleHandle>();
  flushSync(() =>
    root.render(<ExampleApp source={readSource(figure)} figure={figure} editorHost={editorHost} handle={handle} />),
  );
  const entry = { root, handle };
  awake.set(figure, entry);
  return entry;
}

/** Performs an action on an example, waking it up first. */
export function performAction(figure: HTMLElement, action: ExampleAction): void {
  const { handle } = awake.get(figure) ?? wake(figure);
  handle.current?.act(action);
}

/** Ends every example that is no longer in the document: its frame, its timers, its listeners. */
export function endExamples(isGone: (figure: HTMLElement) => boolean): void {
  for (const [figure, { root }] of awake) {
    if (!isGone(figure)) continue;
    root.unmount();
    awake.delete(figure);
  }
}
