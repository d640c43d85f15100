/** A live example as static HTML; src/playground/Example/hydrateExamples.ts starts it when a button is pressed. */
export { LiveExample, examplePath } from './Example/LiveExample.tsx';
/** The same for Markdown, where every prop is a string. */
export { createPageExample } from './Example/createPageExample.tsx';
