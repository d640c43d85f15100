import type { z } from 'zod';
import type { SiteConfig, SiteConfigInput } from './schema.ts';
import { siteConfigSchema } from './schema.ts';

type Issue = z.core.$ZodIssue;

function pathToKey(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (key, part) => (typeof part === 'number' ? `${key}[${part}]` : key ? `${key}.${String(part)}` : String(part)),
    '',
  );
}

/** A union reports one error per member. The member that got furthest is the one the author meant. */
function deepestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const nested = issue.errors.flat().map((inner) => deepestIssue({ ...inner, path: [...issue.path, ...inner.path] }));
  return nested.sort((a, b) => b.path.length - a.path.length)[0] ?? issue;
}

function issueToSentence(issue: Issue): string {
  const key = pathToKey(issue.path) || 'the configuration';
  if (issue.code === 'unrecognized_keys') {
    return `site.config.ts: ${key} has the unknown key "${issue.keys.join('", "')}". Remove it or correct its spelling.`;
  }
  return `site.config.ts: ${key} is wrong: ${issue.message}.`;
}

/** Validates the site config. A wrong value throws one sentence: which key, what's wrong, what's allowed. */
export function parseConfig(input: SiteConfigInput): SiteConfig {
  const result = siteConfigSchema.safeParse(input);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw new Error(first ? issueToSentence(deepestIssue(first)) : 'site.config.ts is wrong.');
}
