import { siteConfig } from '#src/config/index.ts';
import { createPageExample } from '#src/playground/index.ts';

/** Components that pages may use without importing them. */
export const contentComponents = { LiveExample: createPageExample(siteConfig.code.playgroundPosition) };
