/** The name of a deployment, as every page of it carries it. */
export const nameToMark = (build: string): string => `<meta name="site-build" content="${build}">`;

/** A page without the name of its deployment, which differs in every build and says nothing about the page. */
export const withoutMark = (html: string): string => html.replace(/<meta name="site-build"[^>]*>/, '');
