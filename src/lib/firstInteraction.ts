/** What counts as an interaction, in this tab or in another one; after it, visitors would notice a delay. */
const INTERACTIONS = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click', 'storage', 'pageshow'] as const;

type Listener = (event: Event) => void;
type Listen = (name: string, listener: Listener, options: AddEventListenerOptions) => void;

/** Every document fires `pageshow` once; only one restored from the back/forward cache has been returned to. */
const isFirstShow = (event: Event): boolean => event.type === 'pageshow' && !(event as PageTransitionEvent).persisted;

function forEachInteraction(listen: Listen, listener: Listener): void {
  // Captured, so that an island hydrated synchronously handles the very click that hydrated it.
  for (const name of INTERACTIONS) listen(name, listener, { capture: true, passive: true });
  // Not captured: a list that a script scrolls inside the page isn't an interaction.
  listen('scroll', listener, { passive: true });
}

/** Calls back once, at the visitor's first interaction; returns a function that stops waiting. */
export function onFirstInteraction(action: () => void): () => void {
  const stop = (): void => forEachInteraction(removeEventListener, listener);
  const listener: Listener = (event) => {
    if (isFirstShow(event)) return;
    stop();
    action();
  };
  forEachInteraction(addEventListener, listener);
  return stop;
}

/** Calls back when the page has loaded. */
export function onLoad(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}
