import type { ReactNode } from 'react';
import { attribute, FLOW, SECONDARY_MENU } from '#src/contracts/attributes.ts';
import type { Area } from '../model/areas.ts';
import { Sidebar } from './Sidebar.tsx';

interface Props {
  areas: Area[];
  /** The area to open in the sidebar. */
  area?: string;
  toc?: ReactNode;
  children: ReactNode;
}

/** The three columns of an API page: names, text, members. */
export function ApiFrame({ areas, area, toc, children }: Props) {
  return (
    <div className={`api-frame container${toc ? ' api-frame--toc' : ''}`}>
      <aside className="api-side" {...attribute(SECONDARY_MENU, 'API reference')} aria-label="API reference">
        <Sidebar areas={areas} {...(area ? { area } : {})} />
      </aside>
      <article className="api-article" {...attribute(FLOW)}>
        {children}
      </article>
      {toc && <div className="api-toc-side">{toc}</div>}
    </div>
  );
}
