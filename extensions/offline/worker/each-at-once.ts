/**
 * Processes items, at most a given number at a time. After the first failure, no further items are started.
 *
 * @throws the error of the first failure
 */
export async function eachAtOnce<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items].reverse();
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
}
