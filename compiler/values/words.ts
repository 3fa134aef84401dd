/** @returns the entries of a list of which each is one word: `a b c` */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** @returns what rows say, by each of the words that they begin with */
export function byWord<Value>(rows: readonly (readonly [names: string, value: Value])[]): ReadonlyMap<string, Value> {
  return new Map(rows.flatMap(([names, value]) => words(names).map((name) => [name, value] as const)));
}
