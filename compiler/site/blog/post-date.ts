import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Head } from '../../parse/document.ts';
import { dayBeyondMonth, parseDate } from '../parse-date.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site-input.ts';
import { parsePostFileName } from './post-file-name.ts';

/**
 * Sort date for a post whose date is missing or invalid. It is published only if the rule `blog-date` is not an
 * error.
 */
const noDate = '1970-01-01T00:00:00.000Z';

/** Whether git history determines a post's date, because neither front matter nor file name contains a date. */
export function needsHistory(relativePath: string, { frontMatter }: Head): boolean {
  return frontMatter.date === undefined && parsePostFileName(relativePath).date === undefined;
}

/**
 * @param given the valid date in front matter, if any
 * @returns the date in ISO 8601: from front matter, the file name, or the commit that added the file
 */
export function postDate(
  post: { source: string; relativePath: string; head: Head },
  given: string | undefined,
  { history, written }: Pick<SiteInput, 'history' | 'written'>,
  report: Report,
): string {
  if (given !== undefined) return given;
  const { source, relativePath, head } = post;
  // `given` is undefined, so the date in front matter is invalid, and already reported.
  if (head.frontMatter.date !== undefined) return noDate;
  const { date } = parsePostFileName(relativePath);
  const place = { path: source };
  const parsed = date === undefined ? history.get(source)?.added : readDay(date, place, report);
  if (parsed !== undefined) return parsed;
  if (date === undefined) report(diagnose('blog-date', place, {}));
  // `blog-date` may be configured as a warning. Then the post gets the file's modification time, if known.
  return written.get(source) ?? noDate;
}

/**
 * @param written a day: `2021-2-3`
 * @returns the start of the day in UTC. A day that doesn't exist is reported
 */
export function readDay(written: string, place: Place, report: Report): string | undefined {
  const day = isoDay(written);
  const beyond = dayBeyondMonth(day);
  if (beyond) report(diagnose('date-beyond-month', place, { ...beyond, written }));
  const instant = parseDate(day);
  if (instant === undefined) report(diagnose('impossible-date', place, { date: written }));
  return instant;
}

/** Adds leading zeros: `2021-2-3` → `2021-02-03`. Without them, `Date` behaves differently per JavaScript engine. */
function isoDay(date: string): string {
  return date
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');
}
