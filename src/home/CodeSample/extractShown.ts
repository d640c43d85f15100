const REGION = /^( *)\/\/ #region shown\n([\s\S]*?)\n *\/\/ #endregion/m;

/** The part of a program's source between its markers, without their indentation, after its imports. */
export function extractShown(source: string): string {
  const match = REGION.exec(source);
  if (!match) throw new Error('The program has no "// #region shown" … "// #endregion" to show.');
  const [, indent = '', body = ''] = match;
  const imports = source.split('\n').filter((line) => line.startsWith('import '));
  const shown = body.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  return [...imports, '', ...shown].join('\n');
}
