import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteConfig } from '../../src/config/index.ts';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import { buildFrameScript } from '../../src/playground/build/framePlugin.ts';
import { toApacheFile, toHeadersFile, toVercelFile } from './hostFiles.ts';
import { findInlineScripts, toPolicyHash } from './inlineScripts.ts';
import { buildPolicy, buildSecurityHeaders } from './policy.ts';

/** A page whose own scripts differ from all others' is a mistake: every page carries the list. */
const MAX_SCRIPTS = 24;

const AT_ONCE = 16;

async function listPages(out: string): Promise<string[]> {
  const names = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.html'));
  return names.map((name) => path.join(out, name));
}

async function collectScripts(pages: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  await mapLimited(pages, AT_ONCE, async (file) => {
    for (const script of findInlineScripts(await readFile(file, 'utf8'))) found.add(script);
  });
  return found;
}

/** Puts the policy before everything it is about. */
export function insertPolicy(html: string, policy: string): string {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  return charset.test(html) ? html.replace(charset, (found) => found + tag) : html.replace(/<head>/i, `<head>${tag}`);
}

/**
 * Gives every built page one and the same policy, since a visitor who moves on inside the site keeps the first one, and
 * writes it for the common hosts as headers.
 */
export async function secureSite(out: string): Promise<void> {
  const pages = await listPages(out);
  const scripts = await collectScripts(pages);
  if (scripts.size > MAX_SCRIPTS)
    throw new Error(
      `The pages hold ${scripts.size} different inline scripts, at most ${MAX_SCRIPTS} are allowed: move what differs by page into data.`,
    );
  const { code } = await buildFrameScript();
  const policy = buildPolicy(siteConfig, [...scripts, code].map(toPolicyHash).sort());
  await mapLimited(pages, AT_ONCE, async (file) => writeFile(file, insertPolicy(await readFile(file, 'utf8'), policy)));
  const rules = { base: siteConfig.baseUrl, security: buildSecurityHeaders(policy) };
  await writeFile(path.join(out, '_headers'), toHeadersFile(rules));
  await writeFile(path.join(out, 'vercel.json'), toVercelFile(rules));
  await writeFile(path.join(out, '.htaccess'), toApacheFile(rules));
}
