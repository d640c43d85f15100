export interface Check {
  title: string;
  /** An npm script, or a command from node_modules/.bin. */
  command: string[];
  env?: Record<string, string>;
}

/** The output of a temporary build that checks links and symbols. */
export const TRIAL_BUILD = 'dist-release';

/** Runs before the checks, because checking old data wouldn't find anything. */
export const REGENERATE: readonly Check[] = [
  { title: 'API data and history of all versions', command: ['npm', 'run', '--silent', 'api:history'] },
];

export const CHECKS: readonly Check[] = [
  { title: 'Links from guides to symbols', command: ['node', 'tools/release/listMissing.ts'] },
  { title: 'Examples and samples', command: ['tsc', '-p', 'tsconfig.examples.json', '--pretty', 'false'] },
  { title: 'Code in pages', command: ['node', 'tools/fences.ts'] },
  { title: 'The site and its tests', command: ['tsc', '--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'] },
  {
    title: 'All pages and the links between them',
    command: ['npm', 'run', '--silent', 'build'],
    env: { SITE_OUT: `./${TRIAL_BUILD}`, NO_COLOR: '1' },
  },
];

/** The plan, for --dry-run. */
export function planToLines(from: string, to: string): string[] {
  const steps = [
    `Check that excalibur ${to} exists in the registry`,
    `Set excalibur in package.json from ${from} to ${to} and install it`,
    ...REGENERATE.map(({ title, command }) => `Regenerate: ${title} (${command.join(' ')})`),
    ...CHECKS.map(({ title, command }) => `Check: ${title} (${command.join(' ')})`),
    `List every line that mentions version ${from}`,
    `Write reports/engine-${to}.md`,
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`);
}
