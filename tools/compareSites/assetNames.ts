// `page.BrI3VP7U.js`, `search-bodies.5EB3q3K6rq.json`, and for resized images `cover.DmkVvR3P_Z1a2b3.webp`.
const HASHED_ASSET = /(_astro\/[^"'`\s<>?#&(),]+?)\.[\w-]{8,10}(?:_\w+)?(\.\w+)(?=$|["'`\s<>?#&(),\\])/g;

/** Cuts the content hash out of every path below `_astro/` in a text: what remains is the stem. */
export const withoutHash = (text: string): string => text.replace(HASHED_ASSET, '$1$2');
