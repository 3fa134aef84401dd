import type { Json } from '../../../corpus/schema/json.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedDocument, ReportPlace } from './checked-document.ts';
import type { CommandTools, ReadOptions } from './command-hooks.ts';
import type { ExtensionContext } from './context.ts';

/** The rules of an extension, by name: `unknown-term`. Reports and configs prefix the extension's name. */
export type RuleCatalogue = { readonly [name: string]: ExtensionRule };

/** A rule as data. */
export interface ExtensionRule {
  /** The severity. `rules` in the config can set another severity. With errors, nothing is published. */
  severity: 'error' | 'warning';
  /** One sentence without a full stop. `{term}` is replaced with the parameter `term` of a report. */
  message: string;
  /** The advice, in the same format. */
  hint?: string | undefined;
  /** A page that explains the rule. */
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

/** A check that runs only on request: `lectern check --spelling`. */
export interface OptionalCheck<Options> {
  /** Describes the option in `lectern check --help`. */
  description: string;
  /** Runs after all other checks, without a time limit. */
  run(site: CheckedSite, report: Report, context: OptionalCheckContext<Options>): CheckRun | Promise<CheckRun>;
}

/** A check that replaces all others: `lectern check --translations`. */
export interface SeparateCheck {
  /** Describes the option in `lectern check --help`. */
  description: string;
  /** Runs the check. The check reads the site with `tools`. */
  instead(tools: CommandTools, flags: CheckFlags): Promise<SeparateReport>;
}

/** The options of `lectern check` for a separate check. */
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
  /** Whether the check fails with `--strict`, even without a diagnostic. */
  isIncomplete: boolean;
}

/** The values that an optional check gets. */
export interface OptionalCheckContext<Options> extends ExtensionContext<Options> {
  /** Files that later runs can use. They are in the cache folder, so each of them may be missing. */
  cache: {
    /** @returns the text of a file; undefined if it is missing */
    read(name: string): Promise<string | undefined>;
    write(name: string, text: string): Promise<void>;
  };
  /** Shows the progress: `request: 3 of 40`. */
  progress(stage: string, done: number, all: number): void;
  /** @returns the most similar name, for a hint; undefined if no name is similar enough */
  nearest(name: string, names: Iterable<string>): string | undefined;
  /** The version of Lectern. */
  version: string;
}

/** The result of an optional check besides its reports. */
export type CheckRun = CheckSummary | undefined | void;

/** The printed result of an optional check. */
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
  /** All settings with their defaults, as JSON. Functions are names in brackets. */
  readonly settings: { readonly [key: string]: Json };
  /** @returns whether a static or generated file, which is not a page, is published at a decoded pathname */
  hasFile(pathname: string): boolean;
  /** The links in the navbar, the footer and the announcement bar, of all languages. */
  readonly menuLinks: readonly CheckedMenuLink[];
  /** @returns the style sheets and colours of the site */
  theme(): Promise<CheckedTheme>;
}

/** A link outside of the content. */
export interface CheckedMenuLink {
  readonly url: string;
  /** The key in the config: `themeConfig.navbar.items[2]`. */
  readonly setting: string;
}

/** The style sheets and colours of a site. */
export interface CheckedTheme {
  /** The site's own style sheets, in the order in which pages load them. */
  readonly styles: readonly { readonly path: string; readonly text: string }[];
  /** The colours of both modes. Style sheets can replace them. */
  readonly colors: readonly ThemeColor[];
}

/** A colour in one colour mode. */
export interface ThemeColor {
  readonly mode: 'light' | 'dark';
  /** `ink`, `paper-raised` */
  readonly name: string;
  /** `#rrggbb`. Absent for a mix. */
  readonly value?: string | undefined;
  /** For a mix of two colours of this mode: their names, and the share of the first one. */
  readonly mix?: { readonly of: readonly [string, string]; readonly share: number } | undefined;
  /** The setting that the value is derived from. */
  readonly setting?: string | undefined;
  /** The custom properties that replace the value. The first one that a style sheet sets counts. */
  readonly properties: readonly string[];
  /** Properties that count only in a rule for this colour mode. */
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
  /** Reports a problem that Lectern has found. */
  (barrier: Diagnostic): void;
}
