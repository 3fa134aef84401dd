import { availableParallelism } from 'node:os';

/**
 * Runs a function for each item, as many at a time as there are cores.
 *
 * @param run gets the item and the number of its
 * worker
 */
export async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item, worker: number) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const workers = Array.from({ length: availableParallelism() }, async (_, worker) => {
    for (const item of waiting) await run(item, worker);
  });
  await Promise.all(workers);
}
