import remarkDirective from 'remark-directive';
import { rehypeCode } from './rehypeCode.ts';
import { rehypeFigures } from './rehypeFigures.ts';
import { rehypeHeadings } from './rehypeHeadings.ts';
import { rehypeImages } from './rehypeImages.ts';
import { rehypeTables } from './rehypeTables.ts';
import { rehypeTaskLists } from './rehypeTaskLists.ts';
import { remarkAdmonitions } from './remarkAdmonitions.ts';
import { remarkDropThemeImports } from './remarkDropThemeImports.ts';
import { remarkExamples } from './remarkExamples.ts';
import { remarkFileLinks } from './remarkFileLinks.ts';
import { remarkGlossary } from './remarkGlossary.ts';
import { remarkInstallTabs } from './remarkInstallTabs.ts';
import { remarkSymbols } from './remarkSymbols.ts';
import { remarkTabs } from './remarkTabs.ts';
import type { MarkdownContext } from './types.ts';

/** The steps from Markdown to HTML; the order matters where a step uses what another made. */
export function createPlugins(context: MarkdownContext) {
  return {
    remarkPlugins: [
      remarkDropThemeImports,
      remarkDirective,
      remarkAdmonitions,
      remarkExamples(context),
      remarkInstallTabs,
      remarkTabs,
      remarkSymbols(context),
      remarkGlossary,
      remarkFileLinks(context),
    ],
    // Coloured code is the mass of a page: made last, it is not searched by the others.
    rehypePlugins: [rehypeHeadings, rehypeTables, rehypeTaskLists, rehypeImages, rehypeFigures, rehypeCode(context)],
  };
}
