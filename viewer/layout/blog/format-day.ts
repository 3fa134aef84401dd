import { inLanguage } from '../../../corpus/in-language.ts';
import type { SiteFile } from '../../../corpus/schema/index.ts';

/**
 *     '2023-10-20T00:00:00.000Z'  →  'October 20, 2023'
 *
 * @param withYear false to omit the year, because a heading already contains it
 * @returns the day in UTC, in the format of the site's language; undefined for text that is not a date
 */
export function formatDay(
  iso: string,
  { locale, locales }: Pick<SiteFile, 'locale' | 'locales'>,
  withYear = true,
): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  const calendar = locales.find(({ name }) => name === locale)?.calendar;
  const parts: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', timeZone: 'UTC' };
  if (withYear) parts.year = 'numeric';
  return inLanguage(locale, (tag) =>
    new Intl.DateTimeFormat(tag, { ...parts, ...(calendar && { calendar }) }).format(date),
  );
}
