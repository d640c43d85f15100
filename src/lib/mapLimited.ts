/** Does a task for every item, so many at a time, and keeps the order: a large site must not be in memory all at once. */
export async function mapLimited<T, R>(
  items: readonly T[],
  atOnce: number,
  task: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) results[at] = await task(items[at]!, at);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
