import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const FOLDER = 'tests/fixtures/pages';

/** Pages that exist only to be tested: /test/{name} for each file in tests/fixtures/pages, with SITE_FIXTURES=1. */
export function testPagesIntegration(): AstroIntegration {
  return {
    name: 'site-test-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (process.env['SITE_FIXTURES'] !== '1') return;
        for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.astro'))) {
          injectRoute({ pattern: `/test/${file.replace('.astro', '')}`, entrypoint: `./${FOLDER}/${file}` });
        }
      },
    },
  };
}
