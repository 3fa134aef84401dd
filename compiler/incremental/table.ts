import { isEqual } from './equal.ts';
import { input, type Same } from './graph.ts';
import { inputMap } from './input-map.ts';
import { mapOf } from './map-of.ts';
import { createNode, isFresh, isStaleTask, runTaskNow } from './node.ts';
import { isTracked, once, stagePlace } from './tracking.ts';

/** What fills the tables that may be stale, with their place in the order of stages. */
const staleTables = new Map<() => void, number>();

/**
 * A map that is computed as a whole and read by key: who reads a value depends on that one alone, however the others
 * change. Those who do are told only once the table has been filled again, by the next read or by `fillTables`.
 */
export function table<Key, Value>(
  name: string,
  make: () => ReadonlyMap<Key, Value>,
  same: Same<Value> = isEqual,
): ReadonlyMap<Key, Value> {
  if (!isTracked()) {
    const made = once(make);
    return mapOf(
      () => [...made().keys()],
      (key) => made().get(key),
    );
  }
  const values = inputMap<Key, Value>(name, same);
  const stage = stagePlace();
  const node = createNode({ name, same: Object.is, onStale: () => void staleTables.set(fill, stage) });
  const failure = input<{ thrown: unknown } | undefined>(`${name}: fault`, undefined, Object.is);
  let hasFailed = false;
  function refill() {
    let failed: { thrown: unknown } | undefined;
    try {
      values.replace(make());
    } catch (thrown) {
      failed = { thrown };
      // Wakes all who read any of it, so that they are thrown the same.
      values.replace(new Map());
    }
    hasFailed = failed !== undefined;
    failure.set(failed);
  }
  function fill() {
    if (!isFresh(node) && isStaleTask(node)) runTaskNow(node, refill);
  }
  const filled = () => {
    fill();
    const failed = hasFailed ? failure() : undefined;
    if (failed) throw failed.thrown;
    return values;
  };
  return mapOf(
    () => [...filled().keys()],
    (key) => filled().get(key),
  );
}

/**
 * Fills the tables again of which anything may be stale, so that those who read them know what is.
 *
 * @param before which stages are up to date: those before this one; all when absent
 */
export function fillTables(before = Infinity): void {
  for (;;) {
    const stale = [...staleTables].filter(([, stage]) => stage < before);
    if (stale.length === 0) return;
    for (const [fill] of stale) {
      staleTables.delete(fill);
      fill();
    }
  }
}
