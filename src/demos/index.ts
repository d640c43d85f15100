/** A demo in a page, as static HTML: `<Demo topic="dijkstra" title="…" />`. */
export { Demo } from './Demo/Demo.tsx';
