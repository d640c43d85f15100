import type { Doc, SidebarCategory, SidebarItem } from '#src/content/read/docsModel.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { PlainArticle } from '../PlainArticle.tsx';

interface Props {
  category: Pick<SidebarCategory, 'label' | 'description' | 'items'>;
  docs: readonly Doc[];
}

function describe(item: SidebarItem, docs: readonly Doc[]): string {
  if (item.type === 'category') return `${item.items.length} pages`;
  return docs.find((doc) => doc.id === item.docId || doc.route === item.href)?.description ?? '';
}

/** The index page of a category: a card for each of its pages. */
export function CategoryPage({ category, docs }: Props) {
  return (
    <PlainArticle>
      <Breadcrumbs crumbs={[{ label: category.label }]} />
      <h1>{category.label}</h1>
      <p>{category.description}</p>
      <ul className="card-grid">
        {category.items.map((item) => (
          <li key={item.href}>
            <article className="doc-card">
              <h2>
                <Link to={item.href}>{item.label}</Link>
              </h2>
              <p>{describe(item, docs)}</p>
            </article>
          </li>
        ))}
      </ul>
    </PlainArticle>
  );
}
