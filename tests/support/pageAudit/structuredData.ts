type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => isText(value) && /^https:\/\//.test(value) && URL.canParse(value);
const isDate = (value: unknown): boolean =>
  isText(value) && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const isList = (value: unknown, isItem: (item: unknown, index: number) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isItem);

const isCrumb = (value: unknown, index: number): boolean =>
  isFields(value) &&
  value['@type'] === 'ListItem' &&
  value['position'] === index + 1 &&
  isText(value['name']) &&
  (value['item'] === undefined || isAddress(value['item']));

const isAuthor = (value: unknown): boolean => isFields(value) && isText(value['@type']) && isText(value['name']);

/** The fields that search engines require, by type. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  BreadcrumbList: { itemListElement: (value) => isList(value, isCrumb) },
  BlogPosting: {
    headline: isText,
    description: isText,
    datePublished: isDate,
    image: isAddress,
    url: isAddress,
    author: (value) => isList(value, isAuthor),
  },
};

/** The problems of one block of structured data. */
export function checkStructuredData(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ['the structured data is not JSON'];
  }
  if (!isFields(data) || data['@context'] !== 'https://schema.org')
    return ['the structured data names no schema.org context'];
  const { '@type': type } = data;
  const needed = isText(type) ? NEEDED[type] : undefined;
  if (!needed) return [`the structured data is of the unknown type "${String(type)}"`];
  return Object.entries(needed)
    .filter(([field, isRight]) => !isRight(data[field]))
    .map(([field]) => `the ${String(type)} lacks a right "${field}"`);
}
