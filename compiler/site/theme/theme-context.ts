import type { Config } from '../../config/config.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../report.ts';
import type { LinkBase } from '../routes/site-link.ts';
import type { DocsInstance } from '../site.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import { misspeltKeys } from '../front-matter/misspelt-keys.ts';
import { reportedHtml } from '../reported-html.ts';

/** The data for resolving the navbar, the footer and the announcement bar. */
export interface ThemeContext {
  config: Config;
  links: LinkBase;
  docs: readonly DocsInstance[];
  /** The location of errors: the config file. */
  place: Place;
  report: Report;
}

/** Reports an error in a navbar item. @returns an empty list, which replaces the item */
export function navbarProblem(key: string, reason: string, { place, report }: ThemeContext, near?: string): [] {
  report(diagnose('navbar-item', place, { key, reason, near }));
  return [];
}

/** @returns the HTML of a setting as body nodes. Unsafe parts are reported and removed */
export function settingHtml(
  html: string,
  key: string,
  { place, report }: Pick<ThemeContext, 'place' | 'report'>,
): BodyNode[] {
  return reportedHtml(html, { ...place, setting: key }, report);
}

/**
 * Reports keys of an item that are similar to a known key. Other unknown keys become attributes of the link.
 *
 * @returns whether a key was reported. If so, the caller must not report the correct key as missing
 */
export function reportMisspeltKeys(
  rule: 'navbar-item' | 'footer-item',
  key: string,
  item: Record<string, unknown>,
  known: readonly string[],
  { place, report }: ThemeContext,
): boolean {
  const slips = misspeltKeys(item, known);
  for (const { key: written, near } of slips)
    report(diagnose(rule, place, { key: `${key}.${written}`, reason: 'there is no key with this name', near }));
  return slips.length > 0;
}
