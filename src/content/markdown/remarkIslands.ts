import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Island } from './fileData.ts';
import { placeOf } from './filePath.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The element that Astro's JSX renders a `client:only` component as. */
const CLIENT_ONLY_ELEMENT = 'astro-client-only';

const attribute = (name: string, value: string | null): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value });

const findDirective = ({ attributes }: JsxElement): string | undefined =>
  attributes
    .filter((entry) => entry.type === 'mdxJsxAttribute')
    .map(({ name }) => name)
    .find((name) => name.startsWith('client:'));

function findIsland(node: JsxElement, directive: string, file: VFile): Island {
  const [local = '', ...members] = (node.name ?? '').split('.');
  const imported = file.data.imports?.get(local);
  if (!imported)
    throw new Error(`${placeOf(file, node)}: <${node.name} ${directive}> is not imported. Import it in the page.`);
  const path = imported.name === '*' ? members : [imported.name, ...members];
  return { module: imported.module, exportName: path.join('.'), isClientOnly: directive === 'client:only' };
}

/** `<Counter client:visible />` tells Astro from which module the browser takes the component. */
export function remarkIslands() {
  return (tree: Root, file: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found) => {
      const node = found as JsxElement;
      const directive = findDirective(node);
      if (!directive) return;
      const island = findIsland(node, directive, file);
      (file.data.islands ??= []).push(island);
      node.attributes.push(
        attribute('client:component-path', island.module),
        attribute('client:component-export', island.exportName),
        attribute('client:component-hydration', null),
      );
      if (!island.isClientOnly) return;
      node.attributes.push(attribute('client:display-name', node.name));
      node.name = CLIENT_ONLY_ELEMENT;
    });
  };
}
