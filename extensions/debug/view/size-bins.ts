/** A bin of a histogram: the number of pages with a size of at least `from` and less than `2 * from`. */
export interface SizeBin {
  from: number;
  count: number;
}

/** @returns a histogram of the sizes. Each bin starts at twice the start of the previous bin */
export function sizeBins(sizes: readonly number[]): SizeBin[] {
  if (sizes.length === 0) return [];
  const step = (bytes: number) => Math.max(0, Math.floor(Math.log2(bytes / 1000)) + 1);
  const counts = new Map<number, number>();
  for (const bytes of sizes) counts.set(step(bytes), (counts.get(step(bytes)) ?? 0) + 1);
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = first + index;
    return { from: at === 0 ? 0 : 1000 * 2 ** (at - 1), count: counts.get(at) ?? 0 };
  });
}

/** @returns the median of the sizes */
export function median(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
