import { withoutHash } from './assetNames.ts';

const POLICY_HASHES = /(?:\s*'(?:sha(?:256|384|512)|nonce)-[\w+/=-]+')+/g;
const BUILD_NAME = /(<meta name="site-build" content="|"build":\s*")[^"]*/g;
// Astro's hash of an island includes the path of its source file on the machine that built it. The prefix, for ids that
// React generates, counts the React components that were rendered before the island.
const ISLAND_NAMES = /(<astro-island)(?: uid="\w*")?(?: prefix="\w*")?/g;

/** Takes out of a text what differs between two builds of the same site. */
export const normalizeText = (text: string): string =>
  withoutHash(text).replace(POLICY_HASHES, " 'hash'").replace(BUILD_NAME, '$1*').replace(ISLAND_NAMES, '$1');
