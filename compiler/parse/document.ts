import type { Body } from '../../corpus/schema/index.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { OwnFrontMatter } from './own-front-matter.ts';

/**
 * What one source says, on its own: a function of its bytes and the parse options, so that equal bytes are parsed
 * once and renaming a file re-parses nothing. Its references are as the author wrote them.
 */
export interface Document {
  head: Head;
  body: DocumentBody;
  /** The text by sections, for search. The first has no id: what stands before any heading. */
  sections: Section[];
}

/** What every other stage works from. Heads stay in memory; bodies and texts don't. */
export interface Head {
  /** As parsed from YAML; keys of a site's own included. */
  frontMatter: Record<string, unknown>;
  /** Where each top-level key of the front matter stands, and what is in its `hero`: `hero.actions[0].link`. */
  frontMatterPlaces: Record<string, Range>;
  /** What translations have texts of the front matter under, where code says them by `translate()`. */
  translationKeys?: Record<string, string> | undefined;
  /** The title that the text gives itself: its first heading, when that is an h1, as plain text. */
  contentTitle?: string | undefined;
  /** Whether the first heading of the body is an h1, so that no other title is to be shown. */
  hasTitleHeading: boolean;
  /** It begins with what the `hero` of its front matter says. */
  hasHero?: true | undefined;
  /** The first paragraph of prose as plain text: the description when front matter has none. */
  excerpt: string;
  /** Headings from h2 down and partials, in document order: what the table of contents is made of. */
  outline: OutlineItem[];
  /** Every id that a link may lead to, headings included, once each, and the places of partials: in document order. */
  anchors: Anchor[];
  references: Reference[];
  /** How many words the text has, where the options enable it. */
  words?: number | undefined;
  /** Elements of `<head>` in MDX. */
  headElements: HeadElement[];
  /** How many of the body's top-level nodes stand before the truncation marker, where there is one. */
  truncatedAt?: number | undefined;
  /** What of the document is code; absent when all of it is data. */
  code?: DocumentCode | undefined;
  /** Names of the components in the body that have no code of their own, sorted: what a viewer must know to show it. */
  components: string[];
  /** Terms that the glossary is to define. */
  terms?: UsedTerm[] | undefined;
  findings: Finding[];
  /** What keeps some readers out; told where that is wanted. */
  accessibility?: Finding[] | undefined;
  /** It has no content, and nothing wrong with it that would leave none. */
  isEmpty?: true | undefined;
  /** The rules that comments switch off, by the line they are switched off for. */
  disabledRules?: LinesWithoutRules | undefined;
}

/** By the number of the line, the rules that are switched off for it, each with the comment that does so. */
export type LinesWithoutRules = Record<number, Record<string, Range>>;

/** A term where it is used. */
export interface UsedTerm {
  /** By which the glossary has it. */
  key: string;
  at: Range | undefined;
}

/**
 * The code of a document: the parts of one ES module with JSX, so that what depends on an import that can't be
 * resolved can be left out of it.
 */
export interface DocumentCode {
  /** The document is itself a module of JavaScript, a React page, and its default export is all there is. */
  self?: true | undefined;
  imports: CodeImport[];
  /** Statements at the top of the module, in their order. */
  declarations: CodeDeclaration[];
  /** What nodes of the body refer to. */
  exports: CodeExport[];
}

export interface CodeImport {
  /** As written: `./chart.tsx`, `@site/src/x`, `clsx`. */
  specifier: string;
  /** What stands between `import` and `from`: `Chart, { type as kind }`. Empty when it is imported for its effects. */
  clause: string;
  /** The local names it brings. */
  names: string[];
  /** Its name may be that of a partial, too: the import counts when this reference leads to none. */
  unlessPartial?: number | undefined;
  at: Range;
}

export interface CodeDeclaration {
  /** One statement, without `export`. */
  source: string;
  /** The names it declares. */
  names: string[];
  /** Names that it may take from outside of itself; too many do no harm. */
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

/** An id, or the place of a partial, whose ids follow there: an index into `references`. */
export type Anchor = string | { partial: number };

export type OutlineItem = OutlineHeading | OutlinePartial;

export interface OutlineHeading {
  type: 'heading';
  depth: 2 | 3 | 4 | 5 | 6;
  id: string;
  text: string;
  /** Inline markup (code, em, strong, del kept, all else as text), when it says more than `text`. */
  html?: string | undefined;
  /** The heading has text that is known only when its page is put together: data of another file, props of a partial. */
  isOpen?: true | undefined;
}

/** The place where a partial is included: its own outline stands here. */
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
   * How it was written: Markdown syntax (file links are resolved and checked), an HTML element, an attribute of a
   * component, one of a component of the site's own, which may make anything of it, or an element in MDX, which
   * Docusaurus leaves as it is.
   */
  syntax: 'markdown' | 'html' | 'jsx' | 'jsx-own' | 'jsx-element';
  at: Range;
  /** A program of the host may answer the address, so nothing is reported when no page has it. */
  isService?: true | undefined;
  /** Of a partial whose name leaves open what it is: it may be a module instead. */
  orModule?: true | undefined;
  /** Of `json`: the keys that lead to the part that is meant. */
  keys?: readonly string[] | undefined;
}

/** A file that is imported for what it holds: JSON or YAML as a value, any file as text, an SVG as a picture inline. */
export type DataKind = 'json' | 'text' | 'svg';

export interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text?: string | undefined;
}

/**
 * A body before linking. It is a `Body` in which nodes may carry marks that linking removes:
 * - `references: {href: 3, 'srcSet.1': 4}` on an element or component: the property that holds reference number 3, and
 *   that of which the second part is reference number 4;
 * - a component named `Partial` with such a mark on `src`, in whose place the partial's body is put; its other props
 *   are what the partial gets as `props`;
 * - a component named `Value` with such a mark on `value` for data of another file, or with `given: {value: ['a', 'b']}`
 *   for `{props.a.b}` of a partial: the text of the value is put in its place;
 * - a component named `Svg` with such a mark on `src`: the file's own tree is put in its place, with the props as
 *   attributes;
 * - `given: {title: ['name']}` on a component or an element: the property comes from the props of the partial;
 * - `export: 'Chart'` on a component: it is drawn by an export of the document's code module.
 */
export type DocumentBody = Body;

/** The marks of a body's node. A property inside another is named by its path: `sources.light`. */
export interface Marked {
  references?: Record<string, number>;
  given?: Record<string, readonly string[]>;
  export?: string;
}

/** Everything beside the bytes that a document depends on. Plain JSON: it is part of the cache key. */
export interface ParseOptions {
  /** `react`: a module of JavaScript or TypeScript that exports a page. */
  format: 'md' | 'mdx' | 'react';
  /** What its extension stands for, if its front matter enables it. */
  detectedFormat: 'md' | 'mdx';
  /** Admonition keywords, all of them. */
  admonitions: string[];
  /** Components that the viewer knows by name, and so may be written as JSX. */
  components: string[];
  /** Components of the site's own that may be used without an import: name → what an import of it would name. */
  siteComponents: Record<string, string>;
  /** What an import of the site's `MDXComponents` names, when it has some: they may be used without an import too. */
  mdxComponents?: string | undefined;
  /** What an import of the site's `ReactLiveScope` names, when it has one: what live code may use beside React. */
  liveScope?: string | undefined;
  /** Grammars for code that the site adds to those of Prism or changes: `GrammarData` as JSON. */
  grammars?: string | undefined;
  /** The first parts of imports that mean files of the site. */
  aliases: string[];
  /** `refuse`: code is an error. */
  code: 'bundle' | 'refuse';
  /** Language of fences that name none. */
  defaultLanguage?: string | undefined;
  magicComments: MagicComment[];
  /** Read `$…$` and `$$…$$` as formulas. */
  math: boolean;
  /** Expand `:tada:`. */
  emoji: boolean;
  /** How ids of headings are made of their texts. */
  anchors: { maintainCase: boolean; withoutDirectives?: boolean };
  mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean; syntax?: boolean | undefined };
  /** How many nodes its tree may have. */
  nodeLimit: number;
  /** How fences of commands for npm are shown: whether their tabs go together, and for which other package managers. */
  npm2yarn: { sync: boolean; converters: PackageManager[] };
  /** The source of the regular expression that marks where a post's excerpt ends. */
  truncateMarker: string;
  /** Whether `hero` in front matter is what the page begins with. */
  hero?: true | undefined;
  /** The language to count words in, for documents that tell how long reading them takes. */
  countWords?: string | undefined;
  /** Of a React page: what it may read of the site's config and say of itself. */
  siteTexts?: SiteTexts | undefined;
  /** Its front matter, where a function of the config has read it. */
  frontMatter?: OwnFrontMatter | undefined;
}

/** Texts of a site's config that its code reads of `siteConfig`. */
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
