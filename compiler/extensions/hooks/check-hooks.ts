import type { Json } from '../../../corpus/schema/json.ts';
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
export interface CheckedLink {
  readonly kind: 'link' | 'image' | 'partial' | 'asset' | 'json' | 'text' | 'svg';
  /** The URL in the Markdown: `./a.md#part`. */
  readonly url: string;
  readonly line: number;
  readonly column: number;
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
}

/** A page of the site. */
export interface CheckedPage {
  /** Pathname including the base URL. */
  readonly path: string;
  /** Its Markdown file; absent for generated pages, such as tags. */
  readonly source?: string | undefined;
}

/**
 * Reports a problem.
 *
 * @param rule a name in `rules`
 * @param place the location; by default, the whole document
 * @param params values for `{name}` in the message and the hint
 */
export type Report = (rule: string, place?: ReportPlace, params?: { readonly [name: string]: string | number }) => void;

/** A location. Lines and columns are counted from 1. */
export interface ReportPlace {
  /** Path relative to the site's folder; by default, the checked document. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}
