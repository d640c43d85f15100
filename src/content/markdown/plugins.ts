import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { rehypeLocalImages, remarkLocalImages } from './localImages.ts';
import { rehypeCode } from './rehypeCode.ts';
import { rehypeFigures } from './rehypeFigures.ts';
import { rehypeHeadings } from './rehypeHeadings.ts';
import { rehypeImages } from './rehypeImages.ts';
import { rehypeTables } from './rehypeTables.ts';
import { rehypeTaskLists } from './rehypeTaskLists.ts';
import { remarkAdmonitions } from './remarkAdmonitions.ts';
import { remarkCodeMeta } from './remarkCodeMeta.ts';
import { remarkExamples } from './remarkExamples.ts';
import { remarkFileLinks } from './remarkFileLinks.ts';
import { remarkGlossary } from './remarkGlossary.ts';
import { remarkImports } from './remarkImports.ts';
import { remarkInstallTabs } from './remarkInstallTabs.ts';
import { remarkIslands } from './remarkIslands.ts';
import { remarkSymbols } from './remarkSymbols.ts';
import { remarkTabs } from './remarkTabs.ts';
import type { MarkdownContext } from './types.ts';

/** What a page takes from other files. These steps need nothing but the page: `render/findModules.ts` runs them alone. */
export const MODULE_PLUGINS = [remarkImports, remarkIslands, remarkLocalImages];

/** The steps from Markdown to HTML; the order matters where a step uses what another made. */
export function createPlugins(context: MarkdownContext) {
  return {
    remarkPlugins: [
      remarkGfm,
      ...MODULE_PLUGINS,
      remarkDirective,
      remarkAdmonitions,
      remarkExamples(context),
      remarkInstallTabs,
      remarkTabs,
      remarkSymbols(context),
      remarkGlossary,
      remarkFileLinks(context),
      remarkCodeMeta,
    ],
    rehypePlugins: [
      rehypeHeadings,
      rehypeTables,
      rehypeTaskLists,
      rehypeImages,
      rehypeFigures,
      rehypeLocalImages,
      // Highlighted code is most of a page: made this late, no other step has to walk through it.
      rehypeCode(context),
    ],
  };
}
