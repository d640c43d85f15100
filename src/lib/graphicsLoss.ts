/**
 * Calls back when the browser takes the graphics of a canvas away. The event is caught above the canvas and goes no
 * further: the engine would answer it with a notice for a page that is nothing but the game.
 */
export function watchGraphicsLoss(canvas: HTMLCanvasElement, onLost: () => void): () => void {
  const place = canvas.parentElement;
  const answer = (event: Event): void => {
    if (event.target !== canvas) return;
    event.stopPropagation();
    onLost();
  };
  place?.addEventListener('webglcontextlost', answer, { capture: true });
  return () => place?.removeEventListener('webglcontextlost', answer, { capture: true });
}
