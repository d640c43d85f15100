import { API_NAV, DEMO, FAR, FEATURE, SAMPLES_FILTERS, SHOWCASE_FILTERS } from '#src/contracts/attributes.ts';
import { DEMO_BUTTONS, FEATURE_BUTTONS, READING_BUTTONS } from '#src/contracts/earlyClicks.ts';
import { watchExamples } from '#src/playground/Example/hydrateExamples.ts';
import { watchSearch } from '#src/search/stub.ts';
import { loadBar } from './navigation/progress.ts';
import { startNavigation } from './navigation/start.ts';

/**
 * - `immediately`: when the page's script runs, before pictures have loaded.
 * - `idle`: after the load event, once the browser is idle; at once if the visitor presses something before that.
 * - `seen`: like `idle` while a match is visible. A hidden one waits like `first-interaction`, because only an
 *   interaction can reveal it.
 * - `first-interaction`: after the visitor's first interaction, or five seconds after load, once the browser is idle.
 */
export type When = 'immediately' | 'idle' | 'seen' | 'first-interaction';

/** What a script in the list exports. */
export interface StartupModule {
  /** Runs once a visit: listeners on the document. */
  start?: () => void;
  /** Runs on every page that matches, after `start`. On later pages it runs at once, so slow work belongs after the paint. */
  startPage?: () => void;
}

export interface StartupEntry {
  name: string;
  when: When;
  /** Starts only on pages with an element that matches this selector. */
  match?: string;
  /** Buttons that may be clicked before this has loaded; such clicks are repeated once it has started. */
  clicks?: string;
  /** Entries without a dynamic import are part of the script that every page loads. */
  load: () => StartupModule | void | Promise<StartupModule | void>;
}

/** Everything that starts in the browser without React. */
export const STARTUP: readonly StartupEntry[] = [
  { name: 'navigation', when: 'immediately', load: () => ({ start: startNavigation }) },
  { name: 'search shortcuts', when: 'immediately', load: () => ({ start: watchSearch }) },
  { name: 'live example buttons', when: 'immediately', load: () => ({ start: watchExamples }) },
  {
    name: 'demos in posts',
    when: 'immediately',
    match: `[${DEMO}]`,
    clicks: DEMO_BUTTONS,
    load: () => import('#src/demos/hydrateDemos.ts'),
  },
  {
    name: 'feature cards on the home page',
    when: 'immediately',
    match: `[${FEATURE}]`,
    clicks: FEATURE_BUTTONS,
    load: () => import('#src/home/FeatureStage/featureCards.ts'),
  },
  {
    name: 'filters of samples and showcase',
    when: 'immediately',
    match: `[${SAMPLES_FILTERS}],[${SHOWCASE_FILTERS}]`,
    load: () => import('#src/samples/startFilters.ts'),
  },
  {
    name: 'layout of long API pages',
    when: 'immediately',
    match: `[${FAR}]`,
    load: () => import('#src/api/browser/revealInSlices.ts'),
  },
  {
    name: 'API sidebar and filters',
    when: 'seen',
    match: `[${API_NAV}]`,
    load: () => import('#src/api/browser/start.ts'),
  },
  { name: 'reading aids', when: 'idle', clicks: READING_BUTTONS, load: () => import('./reading/start.ts') },
  { name: 'progress bar', when: 'first-interaction', load: async () => void (await loadBar()) },
  {
    name: 'privacy switch and offline copy',
    when: 'first-interaction',
    load: () => import('./background.ts'),
  },
];
