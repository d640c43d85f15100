import { withBase } from '#src/lib/url.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { isActive } from '../navbarModel/isActive.ts';
import type { NavDropdownEntry } from '../navbarModel/navbarModel.ts';
import { placeToLocaleHref } from '../navbarModel/switchLocale.ts';

interface Props {
  entry: NavDropdownEntry;
  path: string;
  locales: { current: string; default: string };
  className: string;
}

/** One entry of a navbar menu, on a wide screen and in the mobile menu alike. */
export function DropdownEntry({ entry, path, locales, className }: Props) {
  if (entry.kind === 'html')
    return <div className={entry.className} dangerouslySetInnerHTML={{ __html: entry.html }} />;
  if (entry.kind === 'locale') {
    // Query and hash are known only in the browser, so the address is completed on the way out.
    const complete = (event: React.MouseEvent<HTMLAnchorElement>): void => {
      event.currentTarget.href = placeToLocaleHref(location, entry.locale, locales);
    };
    return (
      <a
        className={className}
        href={placeToLocaleHref({ pathname: withBase(path), search: '', hash: '' }, entry.locale, locales)}
        lang={entry.lang}
        hrefLang={entry.lang}
        aria-current={entry.locale === locales.current ? 'true' : undefined}
        onClick={complete}
        data-astro-reload
      >
        {entry.label}
      </a>
    );
  }
  return (
    <Link to={entry.to} rel={entry.rel} className={className} aria-current={isActive(entry, path) ? 'page' : undefined}>
      {entry.label}
    </Link>
  );
}
