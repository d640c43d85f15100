import type { ReactNode } from 'react';
import { attribute, FLOW } from '#src/contracts/attributes.ts';
import './galleryPage.css';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of the gallery pages: a title, then a grid of covers. */
export function GalleryPage({ title, lead, children }: Props) {
  return (
    <div className="container gallery-page" {...attribute(FLOW)}>
      <header className="gallery-page__head">
        <h1>{title}</h1>
        <p className="gallery-page__lead">{lead}</p>
      </header>
      {children}
    </div>
  );
}
