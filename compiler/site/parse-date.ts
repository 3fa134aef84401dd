const zone = /(?:Z|UTC|GMT|[ECMP][SD]T|:\d\d\S*\s*[+-]\d\d:?\d\d)$/i;

/**
 * @param text any date that can be parsed; without a zone it is read as UTC, so that it means the same everywhere
 * @returns the instant as `2023-10-20T00:00:00.000Z`, or nothing when it is no date, or one that no calendar has
 */
export function parseDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  if (day !== undefined && !isDay(Number(year), Number(month), Number(day))) return undefined;
  const date = new Date(zone.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

// `Date` takes February 30 for March 2.
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
