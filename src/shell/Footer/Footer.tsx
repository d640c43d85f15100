import { attribute, BELOW_FLOW } from '#src/contracts/attributes.ts';
import type { FooterColumn, FooterConfig, FooterLink } from '#src/config/index.ts';
import { withBase } from '#src/lib/url.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { PrivacyNote } from '../analytics/PrivacyNote.tsx';
import './footer.css';

const isColumn = (entry: FooterColumn | FooterLink): entry is FooterColumn => 'title' in entry;

function FooterItem({ item }: { item: FooterLink }) {
  // Trusted: written by the maintainers in the site config.
  if (item.html) return <div dangerouslySetInnerHTML={{ __html: item.html }} />;
  return (
    <Link to={item.to ?? item.href ?? '/'} rel={item.rel} className="footer__link">
      {item.label}
    </Link>
  );
}

function FooterItems({ items }: { items: FooterLink[] }) {
  return (
    <ul className="footer__list">
      {items.map((item, index) => (
        <li key={index}>
          <FooterItem item={item} />
        </li>
      ))}
    </ul>
  );
}

interface Props extends FooterConfig {
  /** Who counts the visits, where anybody does. */
  analyticsHost?: string;
}

/** The end of every page: links in columns or in one flat list, logo and copyright. */
export function Footer({ style, links, logo, copyright, analyticsHost }: Props) {
  const columns = links.filter(isColumn);
  const flat = links.filter((entry): entry is FooterLink => !isColumn(entry));
  return (
    <footer className="footer" data-variant={style} {...attribute(BELOW_FLOW)}>
      <div className="container">
        {columns.length > 0 && (
          <div className="footer__columns">
            {columns.map((column) => (
              <section key={column.title}>
                <h2 className="footer__title">{column.title}</h2>
                <FooterItems items={column.items} />
              </section>
            ))}
          </div>
        )}
        {flat.length > 0 && <FooterItems items={flat} />}
        {logo && <img src={withBase(logo.src)} alt={logo.alt} width={logo.width} height={logo.height} loading="lazy" />}
        {copyright && <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />}
        {analyticsHost && <PrivacyNote host={analyticsHost} />}
      </div>
    </footer>
  );
}
