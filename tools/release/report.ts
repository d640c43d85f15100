import type { Mention } from './mentions.ts';
import type { Problem } from './parseProblems.ts';

export interface Outcome {
  title: string;
  isPassed: boolean;
  problems: Problem[];
  /** The last lines of a check that failed without a file and line. */
  tail: string[];
}

export interface Release {
  from: string;
  to: string;
  outcomes: Outcome[];
  mentions: Mention[];
}

function outcomeToLines({ title, isPassed, problems, tail }: Outcome): string[] {
  if (isPassed && problems.length === 0) return [`## ✓ ${title}`, ''];
  const items = problems.map(({ place, message }) => `- \`${place}\` ${message}`);
  const unplaced = problems.length === 0 ? ['It failed without a file and line. Its last output:', '', '```text'] : [];
  return [
    `## ✗ ${title} (${Math.max(problems.length, 1)})`,
    '',
    ...unplaced,
    ...(problems.length === 0 ? [...tail, '```'] : items),
    '',
  ];
}

export const countBroken = ({ outcomes }: Release): number =>
  outcomes.reduce(
    (sum, { isPassed, problems }) => sum + (isPassed ? problems.length : Math.max(problems.length, 1)),
    0,
  );

/** Formats a line as inline code, even if it contains backticks. */
const toCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** The report: what broke, with file and line, and what to do next. */
export function buildReport(release: Release): string {
  const { from, to, outcomes, mentions } = release;
  return [
    `# Excalibur ${from} → ${to}`,
    '',
    `${countBroken(release)} things broke.`,
    '',
    ...outcomes.flatMap(outcomeToLines),
    `## Lines that mention ${from} (${mentions.length})`,
    '',
    'Update instructions to the new version; leave history as it is.',
    '',
    ...mentions.map(({ place, text }) => `- \`${place}\` ${toCode(text)}`),
    '',
    '## Next steps',
    '',
    '- Fix the problems above, and run the command again until none are left.',
    '- Describe the changes that affect users in `docs/`, the migration guide, and a blog post.',
    '- `npm test`: the tests in `tests/e2e/engineFacts` run what the guides say about the engine.',
    '',
  ].join('\n');
}
