import { normalizePath } from '#src/lib/url.ts';

interface Page {
  route: string;
  file: string;
}

/** One sentence for each route that several files claim. */
export function findDuplicateRoutes(pages: readonly Page[]): string[] {
  const files = new Map<string, string[]>();
  for (const { route, file } of pages) {
    const key = normalizePath(route);
    files.set(key, [...(files.get(key) ?? []), file]);
  }
  return [...files]
    .filter(([, claims]) => claims.length > 1)
    .map(
      ([route, claims]) =>
        `${claims[1]}:1: the route ${route} is already taken by ${claims[0]}. Give one of them another slug.`,
    );
}
