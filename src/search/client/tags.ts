/** Tags of the hosted records: `DOCS_TAG` for docs pages, `DEFAULT_TAG` for everything else. */
export const DEFAULT_TAG = 'default';
export const DOCS_TAG = 'docs-default-current';
