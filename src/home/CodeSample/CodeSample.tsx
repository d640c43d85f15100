import type { ReactNode } from 'react';
import { CodeBlock } from '#src/ui/CodeBlock/CodeBlock.tsx';
import { Section } from '../sections/Section.tsx';
import { extractShown } from './extractShown.ts';
import program from './program.ts?raw';
import './codeSample.css';

/** A whole program beside what it does: the text is the source of what runs. */
export function CodeSample({ outcome }: { outcome: ReactNode }) {
  return (
    <Section
      id="code"
      eyebrow="A whole program"
      title="Gravity, collisions and clicks before you scroll"
      lead="Say what is in the world; the engine moves it, draws it and tells you when something happens. Press Run and click in the picture."
    >
      <div className="code-sample">
        <CodeBlock code={extractShown(program)} language="ts" meta='title="main.ts"' />
        <div className="code-sample__outcome">{outcome}</div>
      </div>
    </Section>
  );
}
