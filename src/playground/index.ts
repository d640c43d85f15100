/** A live example as finished HTML; it is woken up by src/playground/Example/wakeExamples.ts when a button is pressed. */
export { LiveExample, examplePath, type ExampleFile, type LiveExampleProps } from './Example/LiveExample.tsx';
/** The version of the engine that examples run on. */
export { ENGINE_VERSION } from './libraries/libraries.ts';
/** The same for Markdown, where every property is a text. */
export { createPageExample } from './Example/createPageExample.tsx';
