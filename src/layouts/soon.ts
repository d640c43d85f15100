// One file for all of it: every request that is sent keeps the page busy for a moment.
import { watchApiLinks } from '#src/api/browser/hoverCards.ts';
import '#src/browser/reading/start.ts';

watchApiLinks();
