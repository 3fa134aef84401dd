const zone = /(?:Z|UTC|GMT|[ECMP][SD]T|:\d\d\S*\s*[+-]\d\d:?\d\d)$/i;

/**
 * @param text any date that can be parsed; without a zone it is read as UTC, so that it means the same everywhere
 * @returns the instant as `2023-10-20T00:00:00.000Z`, or nothing when it is no date
 */
export function parseDate(text: string): string | undefined {
  const date = new Date(zone.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
