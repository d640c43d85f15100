import type { Root } from 'mdast';

/** Pages written for the common docs framework import its theme components; here they need no import. */
export function remarkDropThemeImports() {
  return (tree: Root): void => {
    tree.children = tree.children.filter((node) => {
      if ((node.type as string) !== 'mdxjsEsm') return true;
      const lines = (node as unknown as { value: string }).value.split('\n');
      return !lines.every(
        (line) => line.trim() === '' || /^import .* from ['"](@theme|@site|@docusaurus)\b/.test(line),
      );
    });
  };
}
