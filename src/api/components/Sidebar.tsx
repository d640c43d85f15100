import { API_NAV, attribute } from '#src/contracts/attributes.ts';
import { withBase } from '#src/lib/url.ts';
import type { Area } from '../model/areas.ts';

interface Props {
  areas: Area[];
  area?: string;
}

/**
 * Navigation to all symbols. A page contains only the areas; the names are in one shared file, fetched when the page is
 * idle, so page size doesn't grow with the API. Without JavaScript the areas link to the index.
 */
export function Sidebar({ areas, area }: Props) {
  return (
    <div className="api-nav" {...attribute(API_NAV, true)} data-area={area} data-names={withBase('/api/names.json')}>
      <form action={withBase('/api')} role="search" aria-label="API names">
        <input
          type="search"
          name="q"
          placeholder="Filter names"
          aria-label="Filter API names"
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      <p className="api-nav-links">
        <a href={withBase('/api')}>All names</a>
        <a href={withBase('/api/changes')}>Changes</a>
      </p>
      <div className="api-nav-list" data-api-list>
        <ul>
          {areas.map(({ id, title }) => (
            <li key={id}>
              <a href={withBase(`/api#area-${id}`)}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
