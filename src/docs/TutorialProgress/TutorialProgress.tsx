import { attribute, TUTORIAL, TUTORIAL_CONTINUE, TUTORIAL_STEP } from '#src/contracts/attributes.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import type { TutorialStep } from './tutorialSteps.ts';
import './tutorialProgress.css';

interface Props {
  steps: readonly TutorialStep[];
  /** The page being read; on the introduction no step is the current one. */
  currentId: string;
}

/** Where the reader is in the tutorial. Steps read before are marked by `src/browser/reading/tutorialProgress.ts`. */
export function TutorialProgress({ steps, currentId }: Props) {
  const current = steps.find(({ id }) => id === currentId);
  const last = steps.at(-1);
  if (!last) return null;
  return (
    <nav
      className="tutorial-progress"
      aria-label="Steps of the tutorial"
      {...attribute(TUTORIAL, current?.number ?? '')}
    >
      <p className="tutorial-progress__place">
        {current ? `Step ${current.number} of ${last.number}` : `${steps.length} steps`}
      </p>
      <ol className="tutorial-progress__steps">
        {steps.map(({ number, name, id, href }) => (
          <li key={id}>
            <Link
              to={href}
              className="tutorial-progress__step"
              title={name}
              aria-label={`Step ${number}: ${name}`}
              aria-current={id === currentId ? 'step' : undefined}
              {...attribute(TUTORIAL_STEP, number)}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {!current && (
        <Link
          to={steps[0]!.href}
          className="tutorial-progress__continue"
          hidden
          {...attribute(TUTORIAL_CONTINUE, true)}
        >
          Continue
        </Link>
      )}
    </nav>
  );
}
