import { getEntry, render } from 'astro:content';
import * as runtime from 'astro/jsx-runtime';
import { evaluatePage } from '#src/content/markdown/evaluatePage.ts';
import { needsBundler } from '#src/content/markdown/needsBundler.ts';
import { findPageCompiler, type TextPage } from '#src/content/markdown/pageCompiler.ts';

type Collection = 'docs' | 'blog';
type Rendered = Pick<Awaited<ReturnType<typeof render>>, 'Content' | 'headings'>;
type Components = Record<string, unknown>;

async function renderBundled(collection: Collection, { file }: TextPage): Promise<Rendered> {
  const entry = await getEntry(collection, file);
  if (!entry) throw new Error(`${file} imports something and is new: start the development server again.`);
  return render(entry);
}

async function renderDirectly(page: TextPage): Promise<Rendered> {
  const code = await findPageCompiler()(page);
  const { MDXContent, getHeadings } = evaluatePage(code, page.file, runtime);
  const Content = ({ components }: { components: Components }): unknown =>
    MDXContent({ components: { Fragment: runtime.Fragment, ...components } });
  // Astro asks every component by whom it is to be rendered.
  Object.defineProperty(Content, Symbol.for('astro:renderer'), { value: 'astro:jsx' });
  return { Content: Content as unknown as Rendered['Content'], headings: getHeadings() };
}

/** A page of docs or blog as a component, with its headings. */
export const renderContent = (collection: Collection, page: TextPage): Promise<Rendered> =>
  needsBundler(page) ? renderBundled(collection, page) : renderDirectly(page);
