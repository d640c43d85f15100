import { siteConfig } from '#src/config/index.ts';
import { loadDocsSite } from '#src/content/read/docsSite.ts';
import { textToKey } from '#src/content/render/pageKeys.ts';

/** The path of every doc's page, with the key by which a build knows that the page of the last one is still good. */
export function listDocPaths() {
  const prefix = `${siteConfig.docs.routeBasePath}/`;
  return loadDocsSite().docs.map((doc) => ({
    params: { slug: doc.route.slice(prefix.length) || undefined },
    props: { id: doc.id },
    cacheKey: textToKey(doc),
  }));
}
