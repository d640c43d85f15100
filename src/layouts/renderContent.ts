import { renderPage, type RenderedPage } from '#src/content/render/renderPage.ts';
import type { TextPage } from '#src/content/render/textPage.ts';
import { compilePage } from './pageCompiler.ts';

/** A page of docs or blog as a component that uses these components, with its headings. */
export const renderContent = (page: TextPage, components: Record<string, unknown>): Promise<RenderedPage> =>
  renderPage(page, { compile: compilePage, components });
