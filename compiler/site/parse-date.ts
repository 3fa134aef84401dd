const zone = /(?:Z|UTC|GMT|[ECMP][SD]T|:\d\d\S*\s*[+-]\d\d:?\d\d)$/i;

/** Matches a YAML timestamp. Unlike ISO 8601, it may lack leading zeros and the `T`: `2023-2-7 5:30:01 +2`. */
const moment = /^(\d{4})-(\d\d?)-(\d\d?)(?:T|[ \t]+)(\d\d?):(\d\d:\d\d(?:\.\d+)?)[ \t]*(Z|([+-]\d\d?)(:\d\d)?)?$/i;

/**
 * @param text any date that `Date` can parse. Without a time zone, it is in UTC
 * @returns the time as `2023-10-20T00:00:00.000Z`; undefined unless `text` is a date of the years 0 to 9999. Like
 * `Date`, it parses 30 February as a day in March; `dayBeyondMonth` detects such days
 */
export function parseDate(text: string): string | undefined {
  const written = asIso(text);
  const date = new Date(zone.test(written) ? written : `${written}Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const instant = date.toISOString();
  // `toISOString` writes years beyond 9999 as `+010000`, which feeds and JSON schemas don't allow.
  return /^\d/.test(instant) ? instant : undefined;
}

function asIso(text: string): string {
  const [, year, month, day, hour, rest, zoneText, offset, minutes] = moment.exec(text) ?? [];
  if (year === undefined) return text;
  const two = (digits = '') => digits.padStart(2, '0');
  const atZone = offset === undefined ? (zoneText ?? '') : `${offset[0]}${two(offset.slice(1))}${minutes ?? ':00'}`;
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${rest}${atZone}`;
}

/**
 * Detects a day that doesn't exist in its month: `2017-02-29 11:00` → written `2017-02-29`, read as
 * `2017-03-01`.
 *
 * @returns both days; undefined if the day exists, or if the date has another format
 */
export function dayBeyondMonth(text: string): { written: string; readAs: string } | undefined {
  const [written, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? [];
  if (written === undefined || parseDate(text) === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? undefined : { written, readAs: date.toISOString().slice(0, 10) };
}
