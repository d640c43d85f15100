import type { Doc } from '#src/content/read/docsModel.ts';

/** The folder below docs/ whose pages are the steps of one game. */
export const TUTORIAL_FOLDER = 'tutorial';

export interface TutorialStep {
  number: number;
  /** The title without its number: `Step 3 - Bird and Ground` → `Bird and Ground`. */
  name: string;
  id: string;
  href: string;
}

type StepSource = Pick<Doc, 'id' | 'title' | 'route' | 'dirName'>;

function docToStep({ id, title, route, dirName }: StepSource): TutorialStep[] {
  const number = /^step-(\d+)-/.exec(id)?.[1];
  if (dirName !== TUTORIAL_FOLDER || number === undefined) return [];
  return [{ number: Number(number), name: title.replace(/^Step \d+ - /, ''), id, href: route }];
}

/** The steps of the tutorial, in order, without its introduction. */
export const docsToSteps = (docs: readonly StepSource[]): TutorialStep[] =>
  docs.flatMap(docToStep).sort((a, b) => a.number - b.number);
