const zone = /(?:Z|UTC|GMT|[ECMP][SD]T|:\d\d\S*\s*[+-]\d\d:?\d\d)$/i;

/** A moment as YAML writes one, which leaves out zeros where ISO does not: `2023-2-7 5:30:01 +2`. */
const moment = /^(\d{4})-(\d\d?)-(\d\d?)(?:T|[ \t]+)(\d\d?):(\d\d:\d\d(?:\.\d+)?)[ \t]*(Z|([+-]\d\d?)(:\d\d)?)?$/i;

/**
 * @param text any date that can be parsed; without a zone it is read as UTC, so that it means the same everywhere
 * @returns the instant as `2023-10-20T00:00:00.000Z`, or nothing when it is no date, or one that no calendar has
 */
export function parseDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  if (day !== undefined && !isDay(Number(year), Number(month), Number(day))) return undefined;
  const written = asIso(text);
  const date = new Date(zone.test(written) ? written : `${written}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function asIso(text: string): string {
  const [, year, month, day, hour, rest, zoneText, offset, minutes] = moment.exec(text) ?? [];
  if (year === undefined) return text;
  const two = (digits = '') => digits.padStart(2, '0');
  const atZone = offset === undefined ? (zoneText ?? '') : `${offset[0]}${two(offset.slice(1))}${minutes ?? ':00'}`;
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${rest}${atZone}`;
}

// `Date` takes February 30 for March 2.
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
