import type { Mention } from './mentions.ts';
import type { Problem } from './parseProblems.ts';

export interface Outcome {
  title: string;
  isPassed: boolean;
  problems: Problem[];
  /** The last lines of a check that failed without naming a place. */
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
  const unplaced = problems.length === 0 ? ['It failed without naming a place. Its last words:', '', '```text'] : [];
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

/** As inline code, also when the line contains backticks. */
const toCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** One report: what broke, with file and line, and what a person still has to do. */
export function buildReport(release: Release): string {
  const { from, to, outcomes, mentions } = release;
  return [
    `# Excalibur ${from} → ${to}`,
    '',
    `${countBroken(release)} things broke.`,
    '',
    ...outcomes.flatMap(outcomeToLines),
    `## Lines that name ${from} (${mentions.length})`,
    '',
    'Instructions get the new number; history keeps the old one.',
    '',
    ...mentions.map(({ place, text }) => `- \`${place}\` ${toCode(text)}`),
    '',
    '## Then',
    '',
    '- Correct what is listed above, and run the command again until nothing is.',
    '- Write the changes that readers feel into `docs/`, the migration guide and a post.',
    '- `npm test`: the tests in `tests/e2e/engineFacts` run what the guides say about the engine.',
    '',
  ].join('\n');
}
