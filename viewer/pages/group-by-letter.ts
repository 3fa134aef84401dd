/** Groups labelled items by their first character, upper-cased; letters and the labels below them are sorted. */
export function groupByLetter<T extends { label: string }>(items: T[]): { letter: string; items: T[] }[] {
  const { compare } = new Intl.Collator('en');
  const groups = new Map<string, T[]>();
  for (const item of items.toSorted((a, b) => compare(a.label, b.label))) {
    const letter = (Array.from(item.label)[0] ?? '').toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups].sort(([a], [b]) => compare(a, b)).map(([letter, group]) => ({ letter, items: group }));
}
