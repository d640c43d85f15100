/** Every record of the hosted service carries one of these tags: docs pages the second, all others the first. */
export const DEFAULT_TAG = 'default';
export const DOCS_TAG = 'docs-default-current';
