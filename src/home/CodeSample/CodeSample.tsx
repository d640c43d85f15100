import type { ReactNode } from 'react';
import { CodeBlock } from '#src/ui/CodeBlock/CodeBlock.tsx';
import { Section } from '../sections/Section.tsx';
import { extractShown } from './extractShown.ts';
import program from './program.ts?raw';
import '#src/ui/CodeBlock/codeBlock.css';
import './codeSample.css';

/** A complete program next to its result. The text shown is the source that runs. */
export function CodeSample({ outcome }: { outcome: ReactNode }) {
  return (
    <Section
      id="code"
      eyebrow="Show me the code"
      title="A whole program, and what it does"
      lead="Say what is in the world. The engine moves it, draws it and tells you when something happens."
    >
      <div className="code-sample">
        <CodeBlock code={extractShown(program)} language="ts" meta='title="main.ts"' />
        <div className="code-sample__outcome">{outcome}</div>
      </div>
    </Section>
  );
}
