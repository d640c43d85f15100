export interface Check {
  title: string;
  /** An npm script, or a command of the project's own packages. */
  command: string[];
  env?: Record<string, string>;
}

/** What is built to look for broken links and symbols, and thrown away. */
export const TRIAL_BUILD = 'dist-release';

/** Regenerates first, checks after: a check of old data would find nothing. */
export const REGENERATE: readonly Check[] = [
  { title: 'API data and history of all versions', command: ['npm', 'run', '--silent', 'api:history'] },
];

export const CHECKS: readonly Check[] = [
  { title: 'Links from guides to symbols', command: ['node', 'tools/release/listMissing.ts'] },
  { title: 'Examples and samples', command: ['tsc', '-p', 'tsconfig.examples.json', '--pretty', 'false'] },
  { title: 'Code in pages', command: ['node', 'tools/fences.ts'] },
  { title: 'The site itself and its tests', command: ['tsc', '--noEmit', '-p', 'tsconfig.json', '--pretty', 'false'] },
  {
    title: 'All pages and the links between them',
    command: ['npm', 'run', '--silent', 'build'],
    env: { SITE_OUT: `./${TRIAL_BUILD}`, NO_COLOR: '1' },
  },
];

/** What a person is told before anything happens. */
export function planToLines(from: string, to: string): string[] {
  const steps = [
    `Ask the registry whether excalibur ${to} exists`,
    `Set excalibur in package.json from ${from} to ${to} and install it`,
    ...REGENERATE.map(({ title, command }) => `Regenerate: ${title} (${command.join(' ')})`),
    ...CHECKS.map(({ title, command }) => `Check: ${title} (${command.join(' ')})`),
    `List every line that names version ${from}`,
    `Write reports/engine-${to}.md`,
  ];
  return steps.map((step, index) => `${index + 1}. ${step}`);
}
