const REDUCED_MOTION_MS = 1;
const EASING = 'ease-in-out';

/** How long content of a height takes to fold: 4 + 15·(h/36)^0.25 + h/180 milliseconds. */
export function heightToDurationMs(heightPx: number, reducedMotion: boolean): number {
  if (reducedMotion) return REDUCED_MOTION_MS;
  return Math.round(4 + 15 * (heightPx / 36) ** 0.25 + heightPx / 180);
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Folds or unfolds an element; resolves when it is done. */
export async function animateCollapse(element: HTMLElement, expand: boolean): Promise<void> {
  if (expand) element.hidden = false;
  const height = element.scrollHeight;
  const frames = expand ? ['0px', `${height}px`] : [`${height}px`, '0px'];
  element.style.overflow = 'hidden';
  const animation = element.animate(
    { height: frames },
    { duration: heightToDurationMs(height, prefersReducedMotion()), easing: EASING },
  );
  await animation.finished.catch(() => undefined);
  element.style.overflow = '';
  if (!expand) element.hidden = true;
}
