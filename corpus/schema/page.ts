import * as z from 'zod';
import { Body } from './body.ts';
import { Json } from './json.ts';

/** A link to another page of this site: the page's path as served, and the text of the link. */
export const PageLink = z.strictObject({ path: z.string(), title: z.string() });
export type PageLink = z.infer<typeof PageLink>;

/** A heading in the table of contents of a page. */
export const TocEntry = z.strictObject({
  depth: z.number().int().min(2).max(6),
  id: z.string(),
  /** The heading as plain text. */
  text: z.string(),
  /** The heading with its inline elements (`code`, `em`, `strong`, `del`) as HTML. Absent if it has none. */
  html: z.string().optional(),
});
export type TocEntry = z.infer<typeof TocEntry>;

/** A tag of a page, and the path of the page that lists all pages with this tag. */
export const TagLink = z.strictObject({ label: z.string(), path: z.string(), description: z.string().optional() });
export type TagLink = z.infer<typeof TagLink>;

/** The docs instance, the version and the sidebar that a page belongs to. */
export const Context = z.strictObject({
  instance: z.string(),
  version: z.string().optional(),
  sidebar: z.string().optional(),
});
export type Context = z.infer<typeof Context>;

/** The content of the document's `<head>`, except the description, which is a field of the page itself. */
export const Metadata = z.strictObject({
  /** The content of `<title>`: the page's title, a delimiter such as `|`, and the site's title. */
  title: z.string(),
  /** The address that search engines should index, absolute. */
  canonical: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  /** The image for social cards, as an absolute URL. */
  image: z.string().optional(),
  /** The content of the `robots` element. Absent if search engines may index the page. */
  robots: z.string().optional(),
  /** Further elements of the document's `<head>`, which the page declares in MDX. */
  elements: z.array(z.strictObject({ tag: z.string(), attributes: z.record(z.string(), z.string()) })).optional(),
  /** CSS classes of `<html>` while the page is displayed. */
  className: z.string().optional(),
});
export type Metadata = z.infer<typeof Metadata>;

/** A code module of a page: an ES module for browsers, with its style sheets. */
export const CodeModule = z.strictObject({
  /** The address of the module. Absent if the module consists only of style sheets. */
  href: z.string().optional(),
  /** The exports that nodes of the body use. */
  exports: z.array(z.string()),
  /** The addresses of the module's style sheets. */
  styles: z.array(z.string()).optional(),
});
export type CodeModule = z.infer<typeof CodeModule>;

/** Fields that every page file has. */
export const PageBase = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  /** Identifies the page in the corpus: `doc/default/2.0/guides/write`, `post/blog/2026/11/02/tides`. */
  key: z.string().optional(),
  path: z.string(),
  title: z.string(),
  description: z.string().optional(),
  metadata: Metadata,
  /**
   * Name of a language → path of the page in this language, or `null` if the language lacks the page. Languages that
   * are not listed have the page at the same path, below their own base URL.
   */
  languages: z.record(z.string(), z.string().nullable()).optional(),
  /** The `generation` of the `site.json` that was written together with this page. */
  generation: z.string().optional(),
  /** The code modules of the page. Absent if the page contains no code. */
  code: z.array(CodeModule).optional(),
});
export type PageBase = z.infer<typeof PageBase>;

/** The date and the author of a file's last change. */
export const LastUpdate = z.strictObject({ at: z.iso.datetime().optional(), by: z.string().optional() });
export type LastUpdate = z.infer<typeof LastUpdate>;

/** A breadcrumb: a category or page on the path from the root of the docs to a page. The last breadcrumb is the page
 * itself. */
export const Breadcrumb = z.strictObject({ label: z.string(), path: z.string().optional() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** Fields of docs, posts and other Markdown pages. */
export const bodyFields = {
  toc: z.array(TocEntry),
  tocLevels: z.strictObject({ min: z.number().int(), max: z.number().int() }),
  hideToc: z.literal(true).optional(),
  /** Whether a viewer must render `title` as `<h1>`, because the body contains no title. */
  showTitle: z.literal(true).optional(),
  unlisted: z.boolean(),
  frontMatter: z.record(z.string(), Json),
  /** The values that the site's schema for front matter returned: `frontMatter` in the config of the docs or blog. */
  custom: z.record(z.string(), Json).optional(),
  body: Body,
  /** The address of the page as a Markdown file. */
  markdown: z.string().optional(),
  /** Whether the page is untranslated, so that its content is in the default language of the site. */
  untranslated: z.literal(true).optional(),
};
