import { changeOf } from './difference.ts';
import { areSame } from '../values/equal.ts';
import { filledMap, isRows, table } from './table.ts';
import { isTracked } from './tracking.ts';

/**
 * Groups the keys of a map. Keys in a group are in the map's order. If the map is a table, only changed groups are
 * rebuilt.
 *
 * @param groupOf returns the group of a value; undefined for a value that is in no group. It must not read from the
 * graph
 */
export function group<Key, Value, Group>(
  name: string,
  map: ReadonlyMap<Key, Value>,
  groupOf: (value: Value) => Group | undefined,
): ReadonlyMap<Group, readonly Key[]> {
  if (!isTracked() || !isRows(map)) {
    const groups = () => new Map(Array.from(map, ([key, value]) => [key, groupOf(value)]));
    return table(name, () => listGroups(groups(), [...map.keys()]));
  }
  const groups = new Map<Key, Group | undefined>();
  let changes: Set<Key> | undefined;
  let last: readonly Key[] = [];
  return filledMap<Group, readonly Key[]>(name, {
    same: areSame,
    fill(lists) {
      const values = map.all();
      const keys = map.peekKeys();
      const { coming, gone } = changeOf(last, keys);
      // If the code below throws, `last` stays empty, so the next run rebuilds all groups.
      last = [];
      const stale = new Set<Group | undefined>();
      for (const key of new Set([...coming, ...gone, ...(changes ??= map.changes())])) {
        const [before, now] = [groups.get(key), values.has(key) ? groupOf(values.get(key)!) : undefined];
        stale.add(before).add(now);
        if (values.has(key)) groups.set(key, now);
        else groups.delete(key);
      }
      changes.clear();
      last = keys;
      stale.delete(undefined);
      if (stale.size === 0) return;
      const found = listGroups(groups, keys);
      lists.update([...found.keys()], stale as Set<Group>, (each) => found.get(each)!);
    },
  });
}

function listGroups<Key, Group>(
  groups: ReadonlyMap<Key, Group | undefined>,
  keys: readonly Key[],
): Map<Group, readonly Key[]> {
  const lists = new Map<Group, Key[]>();
  for (const key of keys) {
    const own = groups.get(key);
    if (own === undefined) continue;
    const list = lists.get(own);
    if (list) list.push(key);
    else lists.set(own, [key]);
  }
  return lists;
}
