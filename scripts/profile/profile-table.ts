/** Activities with less than this share in every column are combined in one row. */
const least = 0.015;

/**
 * @param title the title of the table
 * @param profiles name of a column → activity → milliseconds
 * @param unit the unit of the cells
 * @returns a Markdown table. The row with the highest value comes first
 */
export function profileTable(
  title: string,
  profiles: Readonly<Record<string, Readonly<Record<string, number>>>>,
  unit: 'share' | 'milliseconds',
): string {
  const names = Object.keys(profiles);
  const sums = names.map((name) => sum(Object.values(profiles[name]!)));
  const parts = [...new Set(Object.values(profiles).flatMap(Object.keys))].map((part) => ({
    part,
    times: names.map((name) => profiles[name]![part] ?? 0),
  }));
  const isSmall = ({ times }: (typeof parts)[number]) => times.every((time, index) => time < least * sums[index]!);
  const rows = parts.filter((part) => !isSmall(part)).sort((a, b) => sum(b.times) - sum(a.times));
  const rest = {
    part: 'other',
    times: names.map((_, index) => sum(parts.filter(isSmall).map(({ times }) => times[index]!))),
  };
  const cell = (time: number, index: number) =>
    unit === 'share' ? `${((100 * time) / sums[index]!).toFixed(1)} %` : time.toFixed(time < 10 ? 1 : 0);
  const line = ({ part, times }: (typeof parts)[number]) => `| ${[part, ...times.map(cell)].join(' | ')} |`;
  return [
    `| ${[title, ...names].join(' | ')} |`,
    `| --- |${' ---: |'.repeat(names.length)}`,
    ...[
      ...rows,
      rest,
      { part: `together${unit === 'share' ? `, ${(sums[0]! / 1000).toFixed(2)} s` : ''}`, times: sums },
    ].map(line),
  ].join('\n');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
