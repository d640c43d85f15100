/** `docs/fundamentals/examples/follow-camera.ts` → `docs/fundamentals/follow-camera`. */
export const fileToExampleId = (file: string): string =>
  file
    .replace(/\.[jt]sx?$/, '')
    .replace(/\/main$/, '')
    .replace(/\/examples\//, '/');

/** The live fences of a page are numbered from one: `docs/fundamentals/actors.mdx`, 2 → `docs/fundamentals/actors-2`. */
export const fenceToExampleId = (page: string, number: number): string => `${page.replace(/\.mdx?$/, '')}-${number}`;

/** Where the poster of an example lies: beside the example files of its folder. */
export function posterFile(id: string): string {
  const folder = id.slice(0, id.lastIndexOf('/'));
  return `${folder}/examples/posters/${id.slice(folder.length + 1)}.webp`;
}

/** The address of an example's poster on the site, without the base path. */
export const posterPath = (id: string): string => `/playground/posters/${id}.webp`;
