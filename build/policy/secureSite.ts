import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteConfig } from '../../src/config/index.ts';
import { buildFrameScript } from '../../src/playground/build/framePlugin.ts';
import type { BuiltPage } from '../html/builtPages.ts';
import { toApacheFile, toHeadersFile, toVercelFile } from './hostFiles.ts';
import { findInlineScripts, toPolicyHash } from './inlineScripts.ts';
import { moveStylesToHead } from './moveStyles.ts';
import { buildPolicy, buildSecurityHeaders } from './policy.ts';

/** A page whose own scripts differ from all others' is a mistake: every page carries the list. */
const MAX_SCRIPTS = 24;

/** Puts the policy before everything it is about. */
export function insertPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  return charset.test(html) ? html.replace(charset, (found) => found + tag) : html.replace(/<head>/i, `<head>${tag}`);
}

/**
 * Gives every built page one and the same policy, since a visitor who moves on inside the site keeps the first one, and
 * writes it for the common hosts as headers. The pages themselves are the caller's to write.
 */
export async function secureSite(out: string, pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  const scripts = new Set(pages.flatMap(({ html }) => findInlineScripts(html)));
  if (scripts.size > MAX_SCRIPTS)
    throw new Error(
      `The pages hold ${scripts.size} different inline scripts, at most ${MAX_SCRIPTS} are allowed: move what differs by page into data.`,
    );
  const { code } = await buildFrameScript();
  const policy = buildPolicy(siteConfig, [...scripts, code].map(toPolicyHash).sort());
  const rules = { base: siteConfig.baseUrl, security: buildSecurityHeaders(policy) };
  await writeFile(path.join(out, '_headers'), toHeadersFile(rules));
  await writeFile(path.join(out, 'vercel.json'), toVercelFile(rules));
  await writeFile(path.join(out, '.htaccess'), toApacheFile(rules));
  return pages.map(({ file, html }) => ({ file, html: insertPolicy(moveStylesToHead(html), policy) }));
}
