import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ExampleAction, ExampleHandle } from './actions.ts';
import { ExampleApp } from './ExampleApp.tsx';
import { readSource } from './exampleSource.ts';

interface Hydrated {
  root: Root;
  handle: { current: ExampleHandle | null };
}

const examples = new Map<HTMLElement, Hydrated>();

function hydrate(figure: HTMLElement): Hydrated {
  const place = figure.querySelector<HTMLElement>('[data-live-app]')!;
  const editorHost = document.createElement('div');
  editorHost.className = 'live-example__editor';
  figure.querySelector('[data-live-code]')!.after(editorHost);
  // The static markup stays until React has rendered, so that the page doesn't jump.
  const root = createRoot(place);
  const handle = createRef<ExampleHandle>();
  flushSync(() =>
    root.render(<ExampleApp source={readSource(figure)} figure={figure} editorHost={editorHost} handle={handle} />),
  );
  const entry = { root, handle };
  examples.set(figure, entry);
  return entry;
}

/** Performs an action on an example; hydrates it first if needed. */
export function performAction(figure: HTMLElement, action: ExampleAction): void {
  const { handle } = examples.get(figure) ?? hydrate(figure);
  handle.current?.act(action);
}

/** Unmounts examples that are no longer in the document, with their frames, timers and listeners. */
export function endExamples(isGone: (figure: HTMLElement) => boolean): void {
  for (const [figure, { root }] of examples) {
    if (!isGone(figure)) continue;
    root.unmount();
    examples.delete(figure);
  }
}
