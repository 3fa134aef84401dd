import type { Json } from '../../../corpus/schema/json.ts';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';

/** A Markdown file after parsing. */
export interface CheckedDocument {
  /** Path relative to the site's folder. */
  readonly path: string;
  /** The kind of collection that contains the file. Absent for a partial outside of all content folders. */
  readonly collection?: 'docs' | 'pages' | 'blog' | 'changelog' | undefined;
  /** Whether the file is a partial: other files include it, and it has no page. */
  readonly isPartial: boolean;
  /** For a translation: the language, and the path of the original. */
  readonly translates?: { readonly locale: string; readonly path: string } | undefined;
  readonly frontMatter: { readonly [key: string]: Json };
  /** Locations of the keys of the front matter. */
  readonly frontMatterPlaces: { readonly [key: string]: ReportPlace };
  /** The text of the first heading, if that heading is an h1. */
  readonly title?: string | undefined;
  /** Headings of level 2 to 6. */
  readonly headings: readonly CheckedHeading[];
  /** Links, images and other references, with the URLs as written. */
  readonly links: readonly CheckedLink[];
  /** Accessibility problems. Lectern reports a problem only if a check calls `report(barrier)`. */
  readonly barriers: readonly Diagnostic[];
  /** @returns the source of the file */
  source(): Promise<string>;
  /** @returns the text content of each section, without markup. The first section, before all headings, has no id */
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

/** A location. Lines and columns are counted from 1. */
export interface ReportPlace extends Partial<Range> {
  /** Path relative to the site's folder; by default, the checked document. */
  readonly file?: string | undefined;
  /** A key in the config: `themeConfig.navbar.items[2]`. */
  readonly setting?: string | undefined;
}
