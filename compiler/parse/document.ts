import type { Body } from '../../corpus/schema/index.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { OwnFrontMatter } from './own-front-matter.ts';

/**
 * The parse result of one source. It depends only on the source's bytes and the parse options. So equal bytes are
 * parsed once, and renaming a file re-parses nothing. References are as the author wrote them.
 */
export interface Document {
  head: Head;
  body: DocumentBody;
  /** The text content by section, for search. The first section has no id: it is the content before any heading. */
  sections: Section[];
}

/** The input of all later stages. Heads stay in memory; bodies and sections don't. */
export interface Head {
  /** As parsed from YAML, including the site's own keys. */
  frontMatter: Record<string, unknown>;
  /** Locations of all top-level keys of the front matter, and of the values in its `hero`: `hero.actions[0].link`. */
  frontMatterPlaces: Record<string, Range>;
  /** Translation keys of front matter values, if code passes them to `translate()`. */
  translationKeys?: Record<string, string> | undefined;
  /** The content's title as plain text: its first heading, if that is an h1. */
  contentTitle?: string | undefined;
  /** Whether the first heading of the body is an h1, so that no other title is shown. */
  hasTitleHeading: boolean;
  /** The body begins with the `hero` of the front matter. */
  hasHero?: true | undefined;
  /** The first paragraph of prose as plain text: the description when front matter has none. */
  excerpt: string;
  /** Headings from h2 down, and partials, in document order: the source of the table of contents. */
  outline: OutlineItem[];
  /** Unique ids that links may point to, including headings, and the positions of partials, in document order. */
  anchors: Anchor[];
  references: Reference[];
  /** The number of words, if the options enable it. */
  words?: number | undefined;
  /** Elements of `<head>` in MDX. */
  headElements: HeadElement[];
  /** The number of top-level nodes of the body before the truncation marker, if there is one. */
  truncatedAt?: number | undefined;
  /** The code of the document; absent if all of it is data. */
  code?: DocumentCode | undefined;
  /** Names of the components in the body without code, sorted: a viewer must have them to render the body. */
  components: string[];
  /** Terms that the glossary should define. */
  terms?: UsedTerm[] | undefined;
  findings: Finding[];
  /** Accessibility findings; reported if the site enables them. */
  accessibility?: Finding[] | undefined;
  /** The document has no content, and no error that explains this. */
  isEmpty?: true | undefined;
  /** The rules that comments disable, by line. */
  disabledRules?: LinesWithoutRules | undefined;
}

/** The rules disabled for a line, by line number; each with the location of the comment. */
export type LinesWithoutRules = Record<number, Record<string, Range>>;

/** A term where it is used. */
export interface UsedTerm {
  /** The key in the glossary. */
  key: string;
  at: Range | undefined;
}

/**
 * The code of a document as the parts of one ES module with JSX. The parts allow code with an unresolved import
 * to be left out.
 */
export interface DocumentCode {
  /** The document is a React page, that is, a JavaScript module; only its default export is used. */
  self?: true | undefined;
  imports: CodeImport[];
  /** Statements at the top of the module, in their order. */
  declarations: CodeDeclaration[];
  /** Exports that nodes of the body refer to. */
  exports: CodeExport[];
}

export interface CodeImport {
  /** As written: `./chart.tsx`, `@site/src/x`, `clsx`. */
  specifier: string;
  /** The import clause: `Chart, { type as kind }`. Empty for an import without names. */
  clause: string;
  /** The local names that it declares. */
  names: string[];
  /** The specifier may also name a partial: the import counts only if this reference does not resolve. */
  unlessPartial?: number | undefined;
  at: Range;
}

export interface CodeDeclaration {
  /** One statement, without `export`. */
  source: string;
  /** The names it declares. */
  names: string[];
  /** Names from outside that it may use. Extra names are harmless. */
  uses: string[];
}

export interface CodeExport {
  /** As nodes of the body call it; unique in the document. */
  name: string;
  /** An expression whose value is a React component. */
  source: string;
  uses: string[];
  at: Range;
}

/** An id, or the position of a partial and its ids: an index into `references`. */
export type Anchor = string | { partial: number };

export type OutlineItem = OutlineHeading | OutlinePartial;

export interface OutlineHeading {
  type: 'heading';
  depth: 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  /** Inline markup (code, em, strong and del; the rest as text), if it differs from `text`. */
  html?: string | undefined;
  /** The heading contains text that only linking knows: data of another file, or props of a partial. */
  isOpen?: true | undefined;
}

/** The position of a partial: its outline is inserted here. */
export interface OutlinePartial {
  type: 'partial';
  /** Index into `references`. */
  reference: number;
}

export interface Section {
  id?: string | undefined;
  heading?: string | undefined;
  text: string;
}

/** An author's link, image or partial, unresolved. */
export interface Reference {
  kind: 'link' | 'image' | 'partial' | 'asset' | DataKind;
  /** As written: `./a.mdx?x#y`, `@site/static/x.png`, `pathname:///x`. */
  url: string;
  /**
   * How it was written. `markdown`: file links are resolved and checked. `html`: an HTML element. `jsx`: an attribute
   * of a viewer component. `jsx-own`: an attribute of a site component, which is not always an address.
   * `jsx-element`: an element in MDX, which Docusaurus leaves as it is.
   */
  syntax: 'markdown' | 'html' | 'jsx' | 'jsx-own' | 'jsx-element';
  at: Range;
  /** A program of the host may serve the address, so it is not reported if it has no page. */
  isService?: true | undefined;
  /** For a partial: its specifier may also name a module. */
  orModule?: true | undefined;
  /** For `json`: the path of keys to the imported value. */
  keys?: readonly string[] | undefined;
}

/** A file imported for its content: JSON or YAML as a value, any file as text, SVG as inline markup. */
export type DataKind = 'json' | 'text' | 'svg';

export interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text?: string | undefined;
}

/**
 * A body before linking. It is a `Body` in which nodes may carry marks that linking removes:
 * - `references: {href: 3, 'srcSet.1': 4}` on an element or component: `href` is reference number 3, and the
 *   second part of `srcSet` is number 4;
 * - a component named `Partial` with such a mark on `src`: the partial's body replaces it. Its other props
 *   are passed to the partial as `props`;
 * - a component named `Value` with such a mark on `value` for data of another file. For `{props.a.b}` of a partial,
 *   it has `given: {value: ['a', 'b']}`. The text of the value replaces it;
 * - a component named `Svg` with such a mark on `src`: the file's tree replaces it, with the props as
 *   attributes;
 * - `given: {title: ['name']}` on a component or an element: the property comes from the props of the partial;
 * - `export: 'Chart'` on a component: an export of the document's code module renders it.
 */
export type DocumentBody = Body;

/** The marks of a body's node. A property inside another is named by its path: `sources.light`. */
export interface Marked {
  references?: Record<string, number>;
  given?: Record<string, readonly string[]>;
  export?: string;
}

/** Everything that a document depends on, except its bytes. Plain JSON: it is part of the cache key. */
export interface ParseOptions {
  /** `react`: a module of JavaScript or TypeScript that exports a page. */
  format: 'md' | 'mdx' | 'react';
  /** The format by file extension, for front matter with `mdx.format: detect`. */
  detectedFormat: 'md' | 'mdx';
  /** Admonition keywords, all of them. */
  admonitions: string[];
  /** Names of viewer components, which content may use as JSX. */
  components: string[];
  /** Site components that content may use without an import: name → import specifier. */
  siteComponents: Record<string, string>;
  /** The import specifier of the site's `MDXComponents`, if any; content may use them without an import. */
  mdxComponents?: string | undefined;
  /** The import specifier of the site's `ReactLiveScope`, if any: names that live code may use besides React. */
  liveScope?: string | undefined;
  /** Grammars that the site adds to Prism or changes: `GrammarData` as JSON. */
  grammars?: string | undefined;
  /** The first segments of import specifiers that mean files of the site. */
  aliases: string[];
  /** `refuse`: code is an error. */
  code: 'bundle' | 'refuse';
  /** The language of fences without one. */
  defaultLanguage?: string | undefined;
  magicComments: MagicComment[];
  /** Read `$…$` and `$$…$$` as formulas. */
  math: boolean;
  /** Expand `:tada:`. */
  emoji: boolean;
  /** How ids are computed from the text of headings. */
  anchors: { maintainCase: boolean; withoutDirectives?: boolean };
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean; syntax?: boolean | undefined };
  /** The maximum number of nodes in the tree. */
  nodeLimit: number;
  /** How fences of npm commands are shown: whether their tabs are synchronised, and for which package managers. */
  npm2yarn: { sync: boolean; converters: PackageManager[] };
  /** The source of the regular expression for the marker that ends a post's excerpt. */
  truncateMarker: string;
  /** Whether the page begins with the `hero` of its front matter. */
  hero?: true | undefined;
  /** The language to count words in, if the reading time is shown. */
  countWords?: string | undefined;
  /** For a React page: the values of the site's config that it may use for its title and description. */
  siteTexts?: SiteTexts | undefined;
  /** The front matter, if a function of the config has parsed it. */
  frontMatter?: OwnFrontMatter | undefined;
}

/** Values that a React page reads from `siteConfig`. */
export interface SiteTexts {
  title: string;
  tagline: string;
}

/** A package manager that commands for npm are translated for. */
export type PackageManager = 'yarn' | 'pnpm' | 'bun';

export interface MagicComment {
  className: string;
  line?: string | undefined;
  block?: { start: string; end: string } | undefined;
}
