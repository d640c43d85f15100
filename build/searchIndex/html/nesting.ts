import type { Element } from './htmlTree.ts';

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** What a start tag ends without an end tag, unless another element stands between. */
interface Rule {
  ends: ReadonlySet<string>;
  unlessIn?: ReadonlySet<string>;
}

const HEADINGS = 'h1 h2 h3 h4 h5 h6';
const BLOCKS =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup hr ' +
  'listing main menu nav ol p plaintext pre search section summary table ul xmp';

const toRules = (names: string, rule: (name: string) => Rule): [string, Rule][] =>
  names.split(' ').map((name) => [name, rule(name)]);

const RULES: ReadonlyMap<string, Rule> = new Map([
  ...toRules(BLOCKS, () => ({ ends: toSet('p') })),
  ...toRules(HEADINGS, () => ({ ends: toSet(`p ${HEADINGS}`) })),
  ...toRules('li', () => ({ ends: toSet('li p'), unlessIn: toSet('ul ol menu') })),
  ...toRules('dd dt', () => ({ ends: toSet('dd dt p'), unlessIn: toSet('dl') })),
  ...toRules('a button form nobr option select', (name) => ({ ends: toSet(name) })),
]);

/** The only places of the parts of a table; and a table's own parts hold nothing else. */
const TABLE_PLACES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...'caption colgroup thead tbody tfoot'.split(' ').map((name) => [name, toSet('table')] as const),
  ['col', toSet('colgroup table')],
  ['tr', toSet('table thead tbody tfoot')],
  ['th', toSet('tr')],
  ['td', toSet('tr')],
]);
const TABLE_PARTS = toSet('table colgroup thead tbody tfoot tr');

/** Where only parts of a table may stand. */
export const isTablePart = (tagName: string): boolean => TABLE_PARTS.has(tagName);

/** Whether an element just opens inside the last of the open ones, and does not end or leave any of them. */
export function opensInside(tagName: string, open: readonly Element[]): boolean {
  const parent = open.at(-1)!.tagName;
  if (TABLE_PLACES.has(tagName) || isTablePart(parent)) return TABLE_PLACES.get(tagName)?.has(parent) ?? false;
  const rule = RULES.get(tagName);
  if (!rule) return true;
  for (let at = open.length - 1; at >= 0; at--) {
    const name = open[at]!.tagName;
    if (rule.ends.has(name)) return false;
    if (rule.unlessIn?.has(name)) return true;
  }
  return true;
}
