import { HomeIcon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import './breadcrumbs.css';

export interface Crumb {
  label: string;
  href?: string;
}

/** The path from the home of the docs to the page. */
export function Breadcrumbs({ crumbs, home = '/docs/' }: { crumbs: readonly Crumb[]; home?: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to={home} aria-label="Home page">
            <HomeIcon size={16} />
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {crumb.href ? <Link to={crumb.href}>{crumb.label}</Link> : <span>{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Breadcrumbs as schema.org data, for search engines. */
export function crumbsToStructuredData(crumbs: readonly Crumb[], toUrl: (route: string) => string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href ? { item: toUrl(crumb.href) } : {}),
    })),
  };
}
