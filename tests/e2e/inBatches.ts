/** Several in one test: a new browser page costs more than going on with the one that is open. */
export function inBatches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
