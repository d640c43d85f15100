import type { ReactNode } from 'react';
import '../sections/section.css';
import './supportPage.css';

interface Props {
  eyebrow: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The layout of Donate and Premium support: an introduction on a sky, then the offers on the ground. */
export function SupportPage({ eyebrow, title, lead, children }: Props) {
  return (
    <div className="support-page">
      <header className="support-page__head">
        <div className="container support-page__intro">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="support-page__lead">{lead}</p>
        </div>
      </header>
      <div className="container support-page__body">{children}</div>
    </div>
  );
}
