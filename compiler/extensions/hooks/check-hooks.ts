import type { Json } from '../../../corpus/schema/json.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedDocument, ReportPlace } from './checked-document.ts';
import type { CommandTools, ReadOptions } from './command-hooks.ts';
import type { ExtensionContext } from './context.ts';

/**
 * The rules of an extension, by name: `unknown-term`. In reports and in the config, the name has the extension's name
 * as prefix: `glossary/unknown-term`.
 */
export type RuleCatalogue = { readonly [name: string]: ExtensionRule };

/** A rule as data. */
export interface ExtensionRule {
  /** The severity. `rules` in the config can set another severity. With errors, nothing is published. */
  severity: 'error' | 'warning';
  /** One sentence without a full stop. `{term}` is replaced with the parameter `term` of a report. */
  message: string;
  /** The hint, in the same format as `message`. */
  hint?: string | undefined;
  /** URL of a page that explains the rule. */
  url?: string | undefined;
}

/** A check of one Markdown file. */
export type CheckDocument<Options> = (
  document: CheckedDocument,
  report: Report,
  context: ExtensionContext<Options>,
) => void | Promise<void>;

/** A check of all content. */
export type CheckSite<Options> = (
  site: CheckedSite,
  report: Report,
  context: ExtensionContext<Options>,
) => void | Promise<void>;

/** A check that runs only if its option is set: `lectern check --spelling`. */
export interface OptionalCheck<Options> {
  /** Describes the option in `lectern check --help`. */
  description: string;
  /** Runs after all other checks, without a time limit. */
  run(site: CheckedSite, report: Report, context: OptionalCheckContext<Options>): CheckRun | Promise<CheckRun>;
}

/** A check that runs instead of all other checks: `lectern check --translations`. */
export interface SeparateCheck {
  /** Describes the option in `lectern check --help`. */
  description: string;
  /** Runs the check. Read the site with `tools`. */
  instead(tools: CommandTools, flags: CheckFlags): Promise<SeparateReport>;
}

/** The options of the command line that a separate check gets. */
export interface CheckFlags extends ReadOptions {
  /** The only language to check. */
  locale?: string | undefined;
}

/** The result of a separate check. */
export interface SeparateReport {
  diagnostics: readonly Diagnostic[];
  /** Printed with `--json`. */
  json: object;
  /** Printed without `--json`. */
  lines: readonly string[];
  /** Whether the check fails with `--strict` although it reports no diagnostic. */
  isIncomplete: boolean;
}

/** The argument `context` of an optional check. */
export interface OptionalCheckContext<Options> extends ExtensionContext<Options> {
  /** Files for later runs, in the cache folder. Any of them may be missing in a later run. */
  cache: {
    /** @returns the text of a file; undefined if it is missing */
    read(name: string): Promise<string | undefined>;
    write(name: string, text: string): Promise<void>;
  };
  /** Shows the progress of a stage: `request: 3 of 40`. */
  progress(stage: string, done: number, all: number): void;
  /** @returns the most similar name, for a hint; undefined if no name is similar enough */
  nearest(name: string, names: Iterable<string>): string | undefined;
  /** The version of Lectern. */
  version: string;
}

/** The return value of an optional check. Diagnostics are not part of it: the check passes them to `report`. */
export type CheckRun = CheckSummary | undefined | void;

/** A summary that `lectern check` prints after an optional check. */
export interface CheckSummary {
  /** Printed with `--json`, under the name of the check. */
  json: Json;
  /** Printed without `--json`. */
  lines: readonly string[];
}

/** The content of a site. */
export interface CheckedSite {
  /** All Markdown files, sorted by path. */
  readonly documents: readonly CheckedDocument[];
  /** All pages in the language at the base URL, sorted by path. */
  readonly pages: readonly CheckedPage[];
  /** All settings with their defaults, as JSON. A function is its name in brackets. */
  readonly settings: { readonly [key: string]: Json };
  /** @param pathname decoded @returns whether a static or generated file that is not a page is published there */
  hasFile(pathname: string): boolean;
  /** The links in the navbar, the footer and the announcement bar, of all languages. */
  readonly menuLinks: readonly CheckedMenuLink[];
  /** @returns the style sheets and colours of the site */
  theme(): Promise<CheckedTheme>;
}

/** A link in the navbar, the footer or the announcement bar. */
export interface CheckedMenuLink {
  readonly url: string;
  /** The key in the config: `themeConfig.navbar.items[2]`. */
  readonly setting: string;
}

/** The style sheets and colours of a site. */
export interface CheckedTheme {
  /** The site's own style sheets, in the order in which pages load them. */
  readonly styles: readonly { readonly path: string; readonly text: string }[];
  /** The theme's colours in light and dark mode, before style sheets override them. */
  readonly colors: readonly ThemeColor[];
}

/** A colour of the theme in light or dark mode. */
export interface ThemeColor {
  readonly mode: 'light' | 'dark';
  /** `ink`, `paper-raised` */
  readonly name: string;
  /** `#rrggbb`. Absent if `mix` is set. */
  readonly value?: string | undefined;
  /** Set for a mix of two colours of this mode: their names, and the proportion of the first colour. */
  readonly mix?: { readonly of: readonly [string, string]; readonly share: number } | undefined;
  /** The setting from which the value is derived. */
  readonly setting?: string | undefined;
  /** The custom properties that override the value. The first property that a style sheet sets is used. */
  readonly properties: readonly string[];
  /** Properties that override the value only if a rule for this colour mode sets them. */
  readonly limited: readonly string[];
}

/** A page of the site. */
export interface CheckedPage {
  /** Pathname including the base URL. */
  readonly path: string;
  /** The page's Markdown file; absent for generated pages, such as tags. */
  readonly source?: string | undefined;
}

/** Reports a problem. */
export interface Report {
  /**
   * @param rule a name in `rules`
   * @param place the location; by default, the whole document
   * @param params values for `{name}` in the message and the hint
   */
  (rule: string, place?: ReportPlace, params?: { readonly [name: string]: string | number }): void;
  /** Reports an accessibility problem from `CheckedDocument.barriers`. */
  (barrier: Diagnostic): void;
}
