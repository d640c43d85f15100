import { Demo } from '#src/demos/index.ts';
import { contentComponents } from './contentComponents.ts';

/** Components that posts may use without importing them. Docs don't get the demos, nor their styles. */
export const postComponents = { ...contentComponents, Demo };
