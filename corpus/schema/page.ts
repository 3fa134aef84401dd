import * as z from 'zod';
import { Body } from './body.ts';
import { Json } from './json.ts';

/** A link to another page of this site: its path as served and the words to show. */
export const PageLink = z.strictObject({ path: z.string(), title: z.string() });
export type PageLink = z.infer<typeof PageLink>;

/** A heading in the contents of a page. */
export const TocEntry = z.strictObject({
  depth: z.number().int().min(2).max(6),
  id: z.string(),
  /** The heading as plain text. */
  text: z.string(),
  /** The heading's inline markup (code, em, strong, del), when it has any. */
  html: z.string().optional(),
});
export type TocEntry = z.infer<typeof TocEntry>;

/** A tag with its page. */
export const TagLink = z.strictObject({ label: z.string(), path: z.string(), description: z.string().optional() });
export type TagLink = z.infer<typeof TagLink>;

/** The instance, version and sidebar that a viewer shows around a page. */
export const Context = z.strictObject({
  instance: z.string(),
  version: z.string().optional(),
  sidebar: z.string().optional(),
});
export type Context = z.infer<typeof Context>;

/** Elements of the document's head, in addition to title and description. */
export const Metadata = z.strictObject({
  /** The whole `<title>`: the page's title, the delimiter, the site's title. */
  title: z.string(),
  /** The absolute address that search engines should index. */
  canonical: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  /** The image for social cards, an absolute URL. */
  image: z.string().optional(),
  /** The robots directive, if the page must not be indexed. */
  robots: z.string().optional(),
  /** Further elements, from `<head>` in MDX. */
  elements: z.array(z.strictObject({ tag: z.string(), attributes: z.record(z.string(), z.string()) })).optional(),
  /** Class names for `<html>` while the page is shown. */
  className: z.string().optional(),
});
export type Metadata = z.infer<typeof Metadata>;

/** A code module of a page, bundled for browsers as an ES module. */
export const CodeModule = z.strictObject({
  /** Absent if it contains only styles. */
  href: z.string().optional(),
  /** The names that nodes of the body refer to. */
  exports: z.array(z.string()),
  /** Style sheets that belong to it. */
  styles: z.array(z.string()).optional(),
});
export type CodeModule = z.infer<typeof CodeModule>;

/** Fields of every page file, of any kind. */
export const PageBase = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  /** The id of the page in the whole corpus: `doc/default/2.0/guides/write`, `post/blog/2026/11/02/tides`. */
  key: z.string().optional(),
  path: z.string(),
  title: z.string(),
  description: z.string().optional(),
  metadata: Metadata,
  /**
   * The page's path in other languages, by the name of the language; `null` when the language lacks the page.
   * A language that is not named has the page at the same path below its own base URL.
   */
  languages: z.record(z.string(), z.string().nullable()).optional(),
  /** The `generation` of the `site.json` that it was written with. */
  generation: z.string().optional(),
  /** The code modules of the page; absent if all of it is data. */
  code: z.array(CodeModule).optional(),
});
export type PageBase = z.infer<typeof PageBase>;

/** When a file was last changed, and by whom. */
export const LastUpdate = z.strictObject({ at: z.iso.datetime().optional(), by: z.string().optional() });
export type LastUpdate = z.infer<typeof LastUpdate>;

/** A step from the root of the docs to a page. The last breadcrumb is the page itself. */
export const Breadcrumb = z.strictObject({ label: z.string(), path: z.string().optional() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** Fields of pages with a body: docs, posts, Markdown pages. */
export const bodyFields = {
  toc: z.array(TocEntry),
  tocLevels: z.strictObject({ min: z.number().int(), max: z.number().int() }),
  hideToc: z.literal(true).optional(),
  /** Show `title` as the page's h1: the body has none. */
  showTitle: z.literal(true).optional(),
  unlisted: z.boolean(),
  frontMatter: z.record(z.string(), Json),
  body: Body,
  /** The page as Markdown: its address. */
  markdown: z.string().optional(),
  /** Whether the page is in another language than its site, because it has no translation. */
  untranslated: z.literal(true).optional(),
};
