/** Consecutive items with the same year. */
export interface YearGroup<T> {
  /** The year in UTC. Undefined for items without a date. */
  year: number | undefined;
  items: T[];
}

/** Groups dated items by their year in UTC, in the given order. */
export function groupByYear<T extends { date?: string | undefined }>(items: T[]): YearGroup<T>[] {
  const groups: YearGroup<T>[] = [];
  for (const item of items) {
    const year = yearOf(item.date);
    const last = groups.at(-1);
    if (last && last.year === year) last.items.push(item);
    else groups.push({ year, items: [item] });
  }
  return groups;
}

function yearOf(iso: string | undefined): number | undefined {
  const year = iso === undefined ? NaN : new Date(iso).getUTCFullYear();
  return Number.isNaN(year) ? undefined : year;
}
