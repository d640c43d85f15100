/** A demo in a page, as finished HTML: `<Demo topic="dijkstra" title="…" />`. */
export { Demo } from './Demo/Demo.tsx';
