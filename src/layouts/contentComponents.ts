import { StaticExample } from '#src/content/components/StaticExample.tsx';

/** Components that pages may use without importing them. */
export const contentComponents = { LiveExample: StaticExample };
