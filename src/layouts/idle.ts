import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onLoaded } from '#src/lib/firstInteraction.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** What a reader sees or may reach for: it comes as soon as the page is there. */
const startSoon = (): unknown => import('./soon.ts');
/** What nobody waits for. */
const startLater = (): unknown => import('./later.ts');

onLoaded(() => whenIdle(startSoon));
afterFirstInteraction(startLater);
// A visitor who acts before that does not wait for the last picture.
for (const act of ['pointerdown', 'keydown']) addEventListener(act, startSoon, { once: true, passive: true });
