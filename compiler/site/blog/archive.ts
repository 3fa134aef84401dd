import type { BlogArchive, Post } from './blog.ts';

/** @returns listed posts by the year of their date in UTC, the newest first, or nothing when there is no post */
export function archive(listed: readonly Post[], path: string): BlogArchive | undefined {
  const years = new Map<number, BlogArchive['years'][number]['items']>();
  for (const { path, title, date } of listed) {
    if (date === undefined) continue;
    const year = new Date(date).getUTCFullYear();
    years.set(year, [...(years.get(year) ?? []), { path, title, date }]);
  }
  if (years.size === 0) return undefined;
  return { path, years: [...years].sort(([a], [b]) => b - a).map(([year, items]) => ({ year, items })) };
}
