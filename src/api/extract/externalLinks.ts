const MDN = 'https://developer.mozilla.org/en-US/docs/Web';
const TS_UTILITY_TYPES = new Set(
  'Awaited Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType NoInfer'.split(
    ' ',
  ),
);

/** The documentation page for a built-in JavaScript or DOM type; undefined for other types. */
export function externalTypeToHref(name: string, declarationFile: string): string | undefined {
  const bare = name.replace(/^globalThis\./, '');
  if (TS_UTILITY_TYPES.has(bare)) {
    return `https://www.typescriptlang.org/docs/handbook/utility-types.html`;
  }
  if (/lib\.dom/.test(declarationFile)) return `${MDN}/API/${bare}`;
  if (/lib\.es/.test(declarationFile) && /^[A-Z]\w*$/.test(bare) && !/Like$/.test(bare)) {
    return `${MDN}/JavaScript/Reference/Global_Objects/${bare}`;
  }
  return undefined;
}
