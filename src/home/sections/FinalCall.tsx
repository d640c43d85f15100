import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { TUTORIAL } from '../data/links.ts';
import './finalCall.css';

/** The end of the page: the castle is in sight, and the first step is a click away. */
export function FinalCall({ command }: { command: ReactNode }) {
  return (
    <section className="final-call" aria-labelledby="final-call">
      <div className="container final-call__text">
        <h2 id="final-call">Your game is ten minutes away</h2>
        <p>Start with the tutorial, or set up a project and look around.</p>
        <div className="final-call__ways">
          <ButtonLink to={TUTORIAL} variant="accent" size="lg">
            Build your first game
          </ButtonLink>
          {command}
        </div>
      </div>
      <div className="final-call__scene" />
      <div className="ground" />
    </section>
  );
}
