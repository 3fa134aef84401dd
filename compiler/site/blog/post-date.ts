import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Head } from '../../parse/document.ts';
import { dayBeyondMonth, parseDate } from '../parse-date.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site.ts';
import { parsePostFileName } from './post-file-name.ts';

/** Sorts a post with a missing or invalid date. Its date has an error, so nothing is published. */
const noDate = '1970-01-01T00:00:00.000Z';

/** Whether the date of a post comes from git history, because its front matter and its file name have none. */
export function needsHistory(relativePath: string, { frontMatter }: Head): boolean {
  return frontMatter.date === undefined && parsePostFileName(relativePath).date === undefined;
}

/**
 * @param given the date in front matter, if it is valid
 * @returns the date of a post in ISO 8601, from front matter, its file name, or the commit that added it
 */
export function postDate(
  post: { source: string; relativePath: string; head: Head },
  given: string | undefined,
  { history, written }: Pick<SiteInput, 'history' | 'written'>,
  report: Report,
): string {
  if (given !== undefined) return given;
  const { source, relativePath, head } = post;
  // A date that can't be read is reported with the front matter.
  if (head.frontMatter.date !== undefined) return noDate;
  const { date } = parsePostFileName(relativePath);
  const place = { path: source };
  const parsed = date === undefined ? history.get(source)?.added : readDay(date, place, report);
  if (parsed !== undefined) return parsed;
  if (date === undefined) report(diagnose('blog-date', place, {}));
  // A missing date can be only a warning. The date of the file on disk is better than none.
  return written.get(source) ?? noDate;
}

/**
 * @param written a day such as `2021-2-3`
 * @returns the instant at which it begins; an impossible day is reported
 */
export function readDay(written: string, place: Place, report: Report): string | undefined {
  const day = isoDay(written);
  const beyond = dayBeyondMonth(day);
  if (beyond) report(diagnose('date-beyond-month', place, { ...beyond, written }));
  const instant = parseDate(day);
  if (instant === undefined) report(diagnose('impossible-date', place, { date: written }));
  return instant;
}

/** `2021-2-3` → `2021-02-03`, the only form that every engine parses */
function isoDay(date: string): string {
  return date
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');
}
