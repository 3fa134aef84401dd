/** @returns the words in a string, split at spaces: `a b c` */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** @returns a map of rows like `['a b', 1]`: each word of a row's first column → the row's value */
export function byWord<Value>(rows: readonly (readonly [names: string, value: Value])[]): ReadonlyMap<string, Value> {
  return new Map(rows.flatMap(([names, value]) => words(names).map((name) => [name, value] as const)));
}
