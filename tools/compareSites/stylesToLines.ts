import { createHash } from 'node:crypto';

/** Cuts a stylesheet after each rule; a rule with others in it, like a media query, stays whole. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return [...rules, css.slice(start).trim()].filter(Boolean);
}

/**
 * The rules of a stylesheet, sorted, and a last line that stands for their order. The bundler orders rules by imports, so
 * moving an import moves a block of rules: that is one difference to look at and to name, not a hundred.
 */
export function stylesToLines(css: string): string[] {
  const rules = splitRules(css);
  const order = createHash('sha256').update(rules.join('\n')).digest('hex').slice(0, 12);
  return [...rules.toSorted(), `order of the rules: ${order}`];
}
