import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteConfig } from '../../src/config/index.ts';
import { buildFrameScript } from '../../src/playground/build/framePlugin.ts';
import type { BuiltPage } from '../html/builtPages.ts';
import { toApacheFile, toHeadersFile, toVercelFile } from './hostFiles.ts';
import { findInlineScripts, toPolicyHash } from './inlineScripts.ts';
import { moveStylesToHead } from './moveStyles.ts';
import { buildPolicy, buildSecurityHeaders } from './policy.ts';

/** Every page carries all hashes, so inline scripts must not differ from page to page. */
const MAX_SCRIPTS = 24;

/** Inserts the policy before anything it applies to. */
export function insertPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  return charset.test(html) ? html.replace(charset, (found) => found + tag) : html.replace(/<head>/i, `<head>${tag}`);
}

/**
 * Gives every built page the same policy, because client-side navigation keeps the policy of the first page, and writes
 * it as headers for common hosts. Writing the returned pages is up to the caller.
 */
export async function secureSite(out: string, pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  const scripts = new Set(pages.flatMap(({ html }) => findInlineScripts(html)));
  if (scripts.size > MAX_SCRIPTS)
    throw new Error(
      `The site has ${scripts.size} different inline scripts, but at most ${MAX_SCRIPTS} are allowed. Move page-specific values into data attributes.`,
    );
  const { code } = await buildFrameScript();
  const policy = buildPolicy(siteConfig, [...scripts, code].map(toPolicyHash).sort());
  const rules = { base: siteConfig.baseUrl, security: buildSecurityHeaders(policy) };
  await writeFile(path.join(out, '_headers'), toHeadersFile(rules));
  await writeFile(path.join(out, 'vercel.json'), toVercelFile(rules));
  await writeFile(path.join(out, '.htaccess'), toApacheFile(rules));
  return pages.map(({ file, html }) => ({ file, html: insertPolicy(moveStylesToHead(html), policy) }));
}
