import * as z from 'zod';
import { Json } from '../../../corpus/schema/json.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Head } from '../../parse/document.ts';
import { heroKeys } from './hero-front-matter.ts';
import { dayBeyondMonth, parseDate } from '../parse-date.ts';
import type { Report } from '../report.ts';
import { keyText, nearestPlace, shapeProblems, valueText, type ShapeProblem } from '../shape-problems.ts';
import { partOfAddress } from '../routes/slug.ts';
import { isKeyName } from '../key-name.ts';
import { number, text } from '../../yaml/scalars.ts';
import type { Config } from '../../config/config.ts';

export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], {
  error: 'expected true or false',
});
const textOrNull = z.union([text, z.null()], { error: 'expected text or null' });
const headingLevel = number.refine((level) => [2, 3, 4, 5, 6].includes(level), 'expected a whole number from 2 to 6');

const permalink = text.superRefine(partOfAddress('the address of the tags'));
export const tag = z.union([text, z.object({ label: text, permalink })], {
  error: 'expected text, or an object with "label" and "permalink"',
});
export type FrontMatterTag = z.infer<typeof tag>;

export const date = text.transform((written, context) => {
  const instant = parseDate(written);
  if (instant === undefined) context.addIssue({ code: 'custom', message: 'expected a date such as 2023-10-20' });
  return instant ?? '';
});

// Custom keys are allowed, as in Docusaurus.
const lastUpdate = z
  .object(
    { author: text.optional(), date: date.optional() },
    { error: 'expected an object with "author", "date" or both' },
  )
  .refine(({ author, date }) => author !== undefined || date !== undefined, 'expected "author", "date" or both');

const mdx = z.strictObject(
  { format: z.enum(['md', 'mdx', 'detect']).optional() },
  { error: 'expected an object with "format"' },
);

/** Maximum number of tags per page, because each tag adds a page. */
const mostTags = 1000;

/** The tags of a doc or a post. */
export const tags = z.array(tag, { error: 'expected a list' }).max(mostTags, `expected at most ${mostTags} tags`);

/** The keys that docs, posts and standalone pages have in common. Custom keys are also allowed. */
export const common = {
  title: text.optional(),
  description: text.optional(),
  keywords: z.array(text, { error: 'expected a list' }).optional(),
  image: text.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
  last_update: lastUpdate.optional(),
  mdx: mdx.optional(),
  page_key: text.refine(isKeyName, 'expected text without a slash or a space at either end').optional(),
};

export const DocFrontMatter = z.looseObject({
  ...common,
  id: text.refine((id) => !id.includes('/'), 'expected an id without a slash').optional(),
  slug: text.optional(),
  hide_title: flag.optional(),
  sidebar_label: text.optional(),
  sidebar_position: number.optional(),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  sidebar_custom_props: z.record(z.string(), Json, { error: 'expected an object' }).optional(),
  displayed_sidebar: textOrNull.optional(),
  pagination_label: text.optional(),
  pagination_prev: textOrNull.optional(),
  pagination_next: textOrNull.optional(),
  custom_edit_url: textOrNull.optional(),
  parse_number_prefixes: flag.optional(),
  tags: tags.optional(),
});
export type DocFrontMatter = z.infer<typeof DocFrontMatter>;

export const PageFrontMatter = z.looseObject({
  ...common,
  slug: text.optional(),
  title_meta: text.optional(),
  wrapperClassName: text.optional(),
});
export type PageFrontMatter = z.infer<typeof PageFrontMatter>;

interface Titled {
  title?: string | undefined;
  hero?: { name?: string | undefined; title?: string | undefined; text?: string | undefined } | undefined;
}

const isTitled = ({ title, hero }: Titled) => !hero || [title, hero.name, hero.title, hero.text].some((words) => words);
const expectedTitle = {
  path: ['hero'],
  message: 'expected "title", "name" or "text", because a page needs a title',
};
const DocWithHero = DocFrontMatter.extend(heroKeys).refine(isTitled, expectedTitle);
const PageWithHero = PageFrontMatter.extend(heroKeys).refine(isTitled, expectedTitle);

/** @returns a doc's front matter. Invalid keys are reported and removed */
export function docFrontMatter(head: Head, source: string, report: Report): DocFrontMatter {
  return readFrontMatter(head.hasHero ? DocWithHero : DocFrontMatter, head, source, report);
}

/** @returns a standalone page's front matter. Invalid keys are reported and removed */
export function pageFrontMatter(head: Head, source: string, report: Report): PageFrontMatter {
  return readFrontMatter(head.hasHero ? PageWithHero : PageFrontMatter, head, source, report);
}

type CommonFrontMatter = Pick<DocFrontMatter, keyof typeof common>;

/** @returns front matter with at least the common keys. Invalid keys are reported and removed */
export function readFrontMatter<T extends CommonFrontMatter>(
  schema: z.ZodType<T>,
  head: Head,
  source: string,
  report: Report,
): T {
  const at = (key: string) => ({ path: source, ...head.frontMatterPlaces[key] });
  const result = schema.safeParse(head.frontMatter);
  const problems = result.success ? [] : shapeProblems(result.error, schema);
  reportProblems(problems, head, source, report);
  const bad = new Set(problems.map(({ keys }) => String(keys[0])));
  const data = result.success ? result.data : usableData(schema, head.frontMatter, bad);
  reportDays(head, bad, source, report);
  const { draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max } = data;
  if (draft && unlisted) report(diagnose('draft-and-unlisted', at('unlisted'), {}));
  if (min !== undefined && max !== undefined && min > max) {
    report(diagnose('toc-levels', at('toc_min_heading_level'), { min, max }));
  }
  return data;
}

/** Reports violations of a schema for front matter, each at its key or at the nearest key with a location. */
export function reportProblems(
  problems: readonly ShapeProblem[],
  { frontMatter, frontMatterPlaces }: Head,
  source: string,
  report: Report,
): void {
  for (const { keys, reason: written, near, hint } of problems) {
    const at = nearestPlace(keys, (outer) => frontMatterPlaces[keyText(outer)]) ?? { line: 1, column: 1 };
    const value = valueText(frontMatter, keys);
    // The phrase `the value is missing` is removed, because the message of this rule already contains the missing key.
    const reason = written.replace(/^the value is missing; /, '');
    report(diagnose('front-matter', { path: source, ...at }, { key: keyText(keys), value, reason, near, hint }));
  }
}

/**
 * Returns the front matter without the keys in `bad`. Their removal may cause errors in other keys, which are removed
 * as well. Example: a hero needs a title, and the invalid title was removed.
 *
 * @param bad keys that have an error; not modified
 */
function usableData<T>(schema: z.ZodType<T>, frontMatter: Head['frontMatter'], bad: ReadonlySet<string>): T {
  const usable = Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !bad.has(key)));
  const result = schema.safeParse(usable);
  if (result.success) return result.data;
  const more = result.error.issues.map(({ path }) => String(path[0])).filter((key) => Object.hasOwn(usable, key));
  if (more.length === 0) throw result.error;
  return usableData(schema, usable, new Set(more));
}

/**
 * Reports dates with a day that doesn't exist, such as 30 February.
 *
 * @param bad keys whose value is invalid and already reported; not checked again
 */
function reportDays(
  { frontMatter, frontMatterPlaces }: Head,
  bad: ReadonlySet<string>,
  source: string,
  report: Report,
): void {
  const { date, last_update: lastUpdate } = frontMatter;
  const changed = typeof lastUpdate === 'object' && lastUpdate !== null && 'date' in lastUpdate ? lastUpdate.date : '';
  for (const [key, written] of Object.entries({ date, last_update: changed })) {
    const beyond = bad.has(key) ? undefined : dayBeyondMonth(String(written));
    if (beyond) report(diagnose('date-beyond-month', { path: source, ...frontMatterPlaces[key] }, beyond));
  }
}

type TocFrontMatter = Pick<DocFrontMatter, 'toc_min_heading_level' | 'toc_max_heading_level'>;

/** @returns the heading levels that a page's table of contents shows, from front matter or the theme config */
export function tocLevels(frontMatter: TocFrontMatter, { themeConfig }: Config): { min: number; max: number } {
  const { minHeadingLevel, maxHeadingLevel } = themeConfig.tableOfContents;
  return {
    min: frontMatter.toc_min_heading_level ?? minHeadingLevel,
    max: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  };
}
