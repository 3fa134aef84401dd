import type { Config } from '../../config/config.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../report.ts';
import type { LinkBase } from '../site-link.ts';
import type { DocsInstance } from '../site.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import { misspeltKeys } from '../misspelt-keys.ts';
import { toldHtml } from '../told-html.ts';

/** What the frame around all pages is made from. */
export interface ThemeContext {
  config: Config;
  links: LinkBase;
  docs: readonly DocsInstance[];
  /** Where faults of the configuration are placed. */
  place: Place;
  report: Report;
}

/** Reports what is wrong with an item of the navbar. @returns no item, for the place of the bad one */
export function navbarFault(key: string, reason: string, { place, report }: ThemeContext, near?: string): [] {
  report(diagnose('navbar-item', place, { key, reason, near }));
  return [];
}

/** @returns some HTML of a setting as nodes of a body; what is left out of it is reported */
export function settingHtml(
  html: string,
  key: string,
  { place, report }: Pick<ThemeContext, 'place' | 'report'>,
): BodyNode[] {
  return toldHtml(html, { ...place, setting: key }, report);
}

/**
 * Reports keys of an item that are near to a known one; others become attributes of its link.
 *
 * @returns whether there are any: what the item lacks for them is not to be told
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
    report(diagnose(rule, place, { key: `${key}.${written}`, reason: 'there is no such key', near }));
  return slips.length > 0;
}
