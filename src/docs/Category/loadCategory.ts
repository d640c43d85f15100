import { listCategories, loadDocsSite } from '#src/content/read/docsSite.ts';

/** The path of every category's page. */
export const listCategoryPaths = () =>
  Object.entries(loadDocsSite().sidebars).flatMap(([sidebarId, items]) =>
    listCategories(items).map(({ slug }) => ({ params: { category: slug }, props: { sidebarId } })),
  );

/** A category of a sidebar, with the docs its entries lead to. */
export function loadCategory(sidebarId: string, slug: string) {
  const { docs, sidebars } = loadDocsSite();
  const sidebar = sidebars[sidebarId] ?? [];
  const category = listCategories(sidebar).find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`The sidebar "${sidebarId}" has no category "${slug}".`);
  return { category, sidebar, docs };
}
