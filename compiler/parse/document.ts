import type { Body } from '../../corpus/schema/index.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { OwnFrontMatter } from './own-front-matter.ts';

/**
 * The parse result of one source file.
 *
 * A document depends only on the file's bytes and the parse options. Files with equal bytes are therefore
 * parsed once, and a renamed file is not parsed again. Links, images and partials are unresolved:
 * `references` stores them as the author wrote them.
 */
export interface Document {
  head: Head;
  body: DocumentBody;
  /**
   * Text content by section, for search. The first section has no id: it is the content before the first
   * heading.
   */
  sections: Section[];
}

/** The data of a document that all later stages read. Heads stay in memory; bodies and sections are on disk. */
export interface Head {
  /** The values as parsed from YAML. It includes keys that only the site's own components read. */
  frontMatter: Record<string, unknown>;
  /** Key → location. Contains all top-level keys, and nested keys of objects such as `hero`: `hero.actions[0].link`. */
  frontMatterPlaces: Record<string, Range>;
  /** For a React page: front matter key → translation key, for values that the code passes to `translate()`. */
  translationKeys?: Record<string, string> | undefined;
  /** Plain text of the first heading, if that heading is an h1. */
  contentTitle?: string | undefined;
  /** Whether the first heading of the body is an h1. The page then shows no other title. */
  hasTitleHeading: boolean;
  /** Set if the body begins with the rendered `hero` of the front matter. */
  hasHero?: true | undefined;
  /**
   * The first paragraph of prose as plain text. It is the page's description if the front matter has no description.
   */
  excerpt: string;
  /**
   * Headings of level 2 to 6 and positions of partials, in document order. The link stage computes the table of
   * contents from them.
   */
  outline: OutlineItem[];
  /** Ids of headings and elements, without duplicates, and positions of partials, in document order. */
  anchors: Anchor[];
  references: Reference[];
  /** The number of words, if the parse options have `countWords`. */
  words?: number | undefined;
  /** Elements that MDX adds to the page's `<head>`. */
  headElements: HeadElement[];
  /** The number of top-level body nodes before the truncation marker. Absent without a marker. */
  truncatedAt?: number | undefined;
  /** JavaScript of the document; absent if the document contains only data. */
  code?: DocumentCode | undefined;
  /** Names of the viewer's components in the body, sorted. */
  components: string[];
  /** Glossary terms that the document uses. */
  terms?: UsedTerm[] | undefined;
  findings: Finding[];
  /** Accessibility findings; reported only if the site enables accessibility checks. */
  accessibility?: Finding[] | undefined;
  /** Set if the document has no content, although no error was reported that explains this. */
  isEmpty?: true | undefined;
  /** The rules that `lectern-disable-next-line` comments disable. */
  disabledRules?: LinesWithoutRules | undefined;
}

/** Number of a line in which rules are disabled → id of the rule → location of the comment that disables it. */
export type LinesWithoutRules = Record<number, Record<string, Range>>;

/** One use of a glossary term in a document. */
export interface UsedTerm {
  /** The term's key in the glossary. */
  key: string;
  at: Range | undefined;
}

/**
 * The code of a document, as the statements of one ES module with JSX. A statement is left out of the bundle if one of
 * its imports does not resolve.
 */
export interface DocumentCode {
  /** Set for a React page, that is, a JavaScript module. Only its default export is used. */
  self?: true | undefined;
  imports: CodeImport[];
  /** Top-level statements of the module, in source order. */
  declarations: CodeDeclaration[];
  /** Exports that components in the body refer to by name. */
  exports: CodeExport[];
}

export interface CodeImport {
  /** The specifier as written: `./chart.tsx`, `@site/src/x`, `clsx`. */
  specifier: string;
  /** The source between `import` and `from`: `Chart, { type as kind }`. Empty for an import without names. */
  clause: string;
  /** The local names that the import declares. */
  names: string[];
  /**
   * Set if the import may be a partial: the index of a reference in `references`. If the reference is resolved to a
   * partial, the import is ignored.
   */
  unlessPartial?: number | undefined;
  at: Range;
}

export interface CodeDeclaration {
  /** One statement, without `export`. */
  source: string;
  /** The names that the statement declares. */
  names: string[];
  /** Names of other statements and imports that the statement may use. The list can contain unused names. */
  uses: string[];
}

export interface CodeExport {
  /** The name by which body nodes refer to the export; unique in the document. */
  name: string;
  /** The source of an expression whose value is a React component. */
  source: string;
  uses: string[];
  at: Range;
}

/** An id, or the position of a partial, whose ids the link stage inserts. `partial` is an index into `references`. */
export type Anchor = string | { partial: number };

export type OutlineItem = OutlineHeading | OutlinePartial;

export interface OutlineHeading {
  type: 'heading';
  depth: 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  /**
   * The heading's inline markup, if it has any: `code`, `em`, `strong` and `del`. Other markup is reduced to
   * its text.
   */
  html?: string | undefined;
  /** Set if the heading contains data of another file or props of a partial. The link stage inserts their text. */
  isOpen?: true | undefined;
}

/** The position of a partial in an outline. The link stage inserts the partial's headings here. */
export interface OutlinePartial {
  type: 'partial';
  /** An index into `references`. */
  reference: number;
}

export interface Section {
  id?: string | undefined;
  heading?: string | undefined;
  text: string;
}

/** A reference in a document to a link target, an image, a partial or another file. The link stage resolves it. */
export interface Reference {
  kind: 'link' | 'image' | 'partial' | 'asset' | DataKind;
  /** The address as written: `./a.mdx?x#y`, `@site/static/x.png`, `pathname:///x`. */
  url: string;
  /**
   * The syntax of the reference:
   * - `markdown`: file links are resolved and checked.
   * - `html`: an attribute of an HTML element.
   * - `jsx`: an attribute of a viewer component.
   * - `jsx-own`: an attribute of a site component. Its value is not always an address.
   * - `jsx-element`: an attribute of an HTML element in MDX. Docusaurus does not change it.
   */
  syntax: 'markdown' | 'html' | 'jsx' | 'jsx-own' | 'jsx-element';
  at: Range;
  /**
   * Set if the address may lead to a program on a server, as in `action` of a form. A missing page is then not an
   * error.
   */
  isService?: true | undefined;
  /** Set for a partial if the specifier may also name a JavaScript module. */
  orModule?: true | undefined;
  /** For `json`: the path of keys to the used value in the file. */
  keys?: readonly string[] | undefined;
}

/** How an imported file is used: JSON or YAML as a value, any file as text, SVG as inline markup. */
export type DataKind = 'json' | 'text' | 'svg';

export interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text?: string | undefined;
}

/**
 * A body before linking: a `Body` whose nodes may carry marks (see `Marked`). Linking removes the marks.
 * - `references: {href: 3, 'srcSet.1': 4}`: `href` contains reference 3, `srcSet` at index 1 reference 4.
 * - A component named `Partial` with a reference for `src`: linking replaces it with the partial's body. Its other
 *   props are passed to the partial as `props`.
 * - A component named `Value` with a reference for `value`: linking replaces it with a string from a data file. For
 *   `{props.a.b}` in a partial, it has `given: {value: ['a', 'b']}` instead.
 * - A component named `Svg` with a reference for `src`: linking replaces it with the tree of the SVG file. Its other
 *   props become attributes.
 * - `given: {title: ['name']}` on a component or an element: the prop `title` is the partial's prop `name`.
 * - `export: 'Chart'` on a component: an export of the document's code module renders it.
 */
export type DocumentBody = Body;

/**
 * Marks of a body node, for the link stage; see `DocumentBody`. Keys of nested props are joined with dots:
 * `sources.light`.
 */
export interface Marked {
  references?: Record<string, number>;
  given?: Record<string, readonly string[]>;
  export?: string;
}

/** All inputs of parsing except the file's bytes. They are plain JSON, because the cache key contains them. */
export interface ParseOptions {
  /** `react`: a JavaScript or TypeScript module that exports a page. */
  format: 'md' | 'mdx' | 'react';
  /** The format that the file extension implies. It is used if the front matter has `mdx.format: detect`. */
  detectedFormat: 'md' | 'mdx';
  /** All admonition keywords, including the built-in keywords. */
  admonitions: string[];
  /** Names of viewer components that content may use as JSX. */
  components: string[];
  /** Site components that content may use without an import: component name → import specifier. */
  siteComponents: Record<string, string>;
  /**
   * The import specifier of the site's `MDXComponents` file, if any. Content may use its components without
   * an import.
   */
  mdxComponents?: string | undefined;
  /**
   * The import specifier of the site's `ReactLiveScope` file, if any: names that live code may use besides
   * React.
   */
  liveScope?: string | undefined;
  /** Prism grammars that the site adds or changes: `GrammarData` as JSON. */
  grammars?: string | undefined;
  /** First segments of import specifiers that point to files of the site: `@site`. */
  aliases: string[];
  /** `bundle`: code becomes a part of the site's bundle. `refuse`: code is an error. */
  code: 'bundle' | 'refuse';
  /** The language of code blocks without a language. */
  defaultLanguage?: string | undefined;
  magicComments: MagicComment[];
  /** Whether `$…$` and `$$…$$` are formulas. */
  math: boolean;
  /** Whether `:tada:` becomes an emoji. */
  emoji: boolean;
  /** The default description of a page: the first paragraph of prose, or the first line. */
  descriptions?: 'paragraph' | 'line' | undefined;
  /** How ids are computed from the text of headings. */
  anchors: { maintainCase: boolean; withoutDirectives?: boolean };
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean; syntax?: boolean | undefined };
  /** The maximum number of nodes in a document's tree. */
  nodeLimit: number;
  /**
   * Settings for fences with `npm2yarn`, which show npm commands in tabs. `sync`: whether all tab groups switch
   * together. Also lists the package managers with a tab.
   */
  npm2yarn: { sync: boolean; converters: PackageManager[] };
  /** The source of the regular expression for the marker that ends a post's excerpt. */
  truncateMarker: string;
  /** Whether the body starts with the rendered `hero` of the front matter. */
  hero?: true | undefined;
  /** The language of the text, for counting words. Set if the site shows reading times. */
  countWords?: string | undefined;
  /** For a React page: values of the site's config that the page may use in its title and description. */
  siteTexts?: SiteTexts | undefined;
  /** The front matter, if the config's `parseFrontMatter` function returned it. */
  frontMatter?: OwnFrontMatter | undefined;
}

/** Values that a React page reads from `siteConfig`. */
export interface SiteTexts {
  title: string;
  tagline: string;
}

/** A package manager for which Lectern translates npm commands. */
export type PackageManager = 'yarn' | 'pnpm' | 'bun';

export interface MagicComment {
  className: string;
  line?: string | undefined;
  block?: { start: string; end: string } | undefined;
}
