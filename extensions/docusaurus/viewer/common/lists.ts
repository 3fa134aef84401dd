/** @returns the values that repeat an earlier value of the list */
export function duplicates<T>(list: readonly T[], isSame: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.filter((value, index) => list.findIndex((other) => isSame(other, value)) !== index);
}

export function uniq<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

export function groupBy<T, Key extends string | number>(
  list: Iterable<T>,
  keyOf: (value: T, index: number) => Key,
): Record<Key, T[]> {
  const groups = {} as Record<Key, T[]>;
  let index = 0;
  for (const value of list) (groups[keyOf(value, index++)] ??= []).push(value);
  return groups;
}

export function isRegexpStringMatch(expression?: string, text?: string): boolean {
  return expression !== undefined && text !== undefined && new RegExp(expression, 'i').test(text);
}

/** Whether the footer's links are in columns. */
export function isMultiColumnFooterLinks(links: readonly object[]): boolean {
  return links.length > 0 && 'title' in links[0]!;
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
