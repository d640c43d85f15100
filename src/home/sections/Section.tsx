import type { ReactNode } from 'react';
import './section.css';

interface Props {
  id: string;
  eyebrow: string;
  title: string;
  lead?: ReactNode;
  tone?: 'plain' | 'soft';
  children: ReactNode;
}

/** A section of the home page: a small label, a title, one sentence and the content. */
export function Section({ id, eyebrow, title, lead, tone = 'plain', children }: Props) {
  return (
    <section className={`home-section home-section--${tone}`} aria-labelledby={id}>
      <div className="container home-section__inner">
        <header className="home-section__head">
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={id}>{title}</h2>
          {lead && <p className="home-section__lead">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
