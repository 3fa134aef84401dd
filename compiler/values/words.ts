/** @returns the words of a list: `a b c` */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/** @returns the values of rows, by each of the words at the start of the row */
export function byWord<Value>(rows: readonly (readonly [names: string, value: Value])[]): ReadonlyMap<string, Value> {
  return new Map(rows.flatMap(([names, value]) => words(names).map((name) => [name, value] as const)));
}
