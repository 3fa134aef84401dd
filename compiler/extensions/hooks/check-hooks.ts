import type { Json } from '../../../corpus/schema/json.ts';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import type { ExtensionContext } from './context.ts';

/** The rules of an extension, by name: `unknown-term`. Reports and configs prefix the extension's name. */
export type RuleCatalogue = { readonly [name: string]: ExtensionRule };

/** A rule as data. */
export interface ExtensionRule {
  /** The severity, unless `rules` in the config sets another: with errors, nothing is published. */
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

/** A Markdown file after parsing. */
export interface CheckedDocument {
  /** Path relative to the site's folder. */
  readonly path: string;
  /** The kind of its collection. Absent for a file that is only included in other files. */
  readonly collection?: 'docs' | 'pages' | 'blog' | 'changelog' | undefined;
  readonly frontMatter: { readonly [key: string]: Json };
  /** Locations of the keys of the front matter. */
  readonly frontMatterPlaces: { readonly [key: string]: ReportPlace };
  /** The text of its first heading, if that is an h1. */
  readonly title?: string | undefined;
  /** Headings from h2 down. */
  readonly headings: readonly CheckedHeading[];
  /** Links, images and other references, as written. */
  readonly links: readonly CheckedLink[];
  /** Accessibility problems. Lectern does not report them; `report(barrier)` does. */
  readonly barriers: readonly Diagnostic[];
  /** @returns the source, line by line as in the file */
  source(): Promise<string>;
  /** @returns the text content by section, without markup. The first section has no id */
  sections(): Promise<readonly CheckedSection[]>;
}

/** A heading of a document. */
export interface CheckedHeading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** A reference of a document. */
export interface CheckedLink extends Range {
  readonly kind: 'link' | 'image' | 'partial' | 'asset' | 'json' | 'text' | 'svg';
  /** The URL in the Markdown: `./a.md#part`. */
  readonly url: string;
}

/** The text of a section. */
export interface CheckedSection {
  readonly id?: string | undefined;
  readonly heading?: string | undefined;
  readonly text: string;
}

/** The content of a site. */
export interface CheckedSite {
  /** All Markdown files, sorted by path. */
  readonly documents: readonly CheckedDocument[];
  /** All pages in the language at the base URL, sorted by path. */
  readonly pages: readonly CheckedPage[];
  /** All settings with their defaults, as JSON. Functions are names in brackets. */
  readonly settings: { readonly [key: string]: Json };
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
  /** Its Markdown file; absent for generated pages, such as tags. */
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

/** A location. Lines and columns are counted from 1. */
export interface ReportPlace extends Partial<Range> {
  /** Path relative to the site's folder; by default, the checked document. */
  readonly file?: string | undefined;
  /** A key in the config: `themeConfig.navbar.items[2]`. */
  readonly setting?: string | undefined;
}
