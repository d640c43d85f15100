/** A live example as finished HTML; src/playground/Example/hydrateExamples.ts starts it when a button is pressed. */
export { LiveExample, examplePath } from './Example/LiveExample.tsx';
/** The same for Markdown, where every property is a text. */
export { createPageExample } from './Example/createPageExample.tsx';
