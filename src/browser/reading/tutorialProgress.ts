import { TUTORIAL, TUTORIAL_CONTINUE, TUTORIAL_STEP, VISITED } from '#src/contracts/attributes.ts';
import { VISITED_STEPS_KEY } from '#src/contracts/storageKeys.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';

/** The stored step numbers; anything that isn't a list of step numbers counts as none. */
export function parseVisited(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const isStep = (entry: unknown): entry is number => Number.isInteger(entry) && (entry as number) >= 0;
    return Array.isArray(stored) ? stored.filter(isStep) : [];
  } catch {
    return [];
  }
}

/** The visited steps plus one, without duplicates and in order. */
export const addVisited = (visited: readonly number[], step: number): number[] =>
  [...new Set([...visited, step])].sort((a, b) => a - b);

/** The farthest step the reader has opened, unless there is none or nothing comes after it. */
export function findContinuation(visited: readonly number[], steps: readonly number[]): number | undefined {
  const farthest = Math.max(...visited.filter((step) => steps.includes(step)));
  return farthest >= 0 && farthest < Math.max(...steps) ? farthest : undefined;
}

function markVisited(link: HTMLElement): void {
  if (link.hasAttribute(VISITED)) return;
  link.setAttribute(VISITED, '');
  link.setAttribute('aria-label', `${link.getAttribute('aria-label')} (visited)`);
}

function offerContinuation(offer: HTMLAnchorElement, link: HTMLAnchorElement): void {
  offer.href = link.href;
  offer.textContent = `Continue with step ${link.getAttribute(TUTORIAL_STEP)}`;
  offer.hidden = false;
}

/** On a tutorial page: remembers the step, marks visited ones, and offers to continue on the introduction. */
export function showTutorialProgress(): void {
  const strip = document.querySelector<HTMLElement>(`[${TUTORIAL}]`);
  if (!strip) return;
  const links = new Map(
    [...strip.querySelectorAll<HTMLAnchorElement>(`[${TUTORIAL_STEP}]`)].map((link) => [
      Number(link.getAttribute(TUTORIAL_STEP)),
      link,
    ]),
  );
  const before = parseVisited(readStored(VISITED_STEPS_KEY));
  for (const step of before) if (links.has(step)) markVisited(links.get(step)!);
  const current = strip.getAttribute(TUTORIAL);
  if (current) {
    writeStored(VISITED_STEPS_KEY, JSON.stringify(addVisited(before, Number(current))));
    return;
  }
  const next = findContinuation(before, [...links.keys()]);
  const offer = strip.querySelector<HTMLAnchorElement>(`[${TUTORIAL_CONTINUE}]`);
  if (offer && next !== undefined) offerContinuation(offer, links.get(next)!);
}
