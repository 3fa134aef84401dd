import * as z from 'zod';
import { pluginOptions } from './plugins.ts';
import {
  checkedFunc,
  folder,
  frontMatterSchema,
  instanceId,
  routeBase,
  routePath,
  severity,
  webAddress,
} from './values.ts';

const countOrAll = z.union([z.literal('ALL'), z.int().min(1)]);

const feedTypes = ['rss', 'atom', 'json'] as const;

/** Settings for a blog's feeds. */
const feedOptions = z.strictObject({
  type: z
    .union([z.enum(['all', ...feedTypes]), z.array(z.enum(feedTypes)), z.null()])
    .default('all')
    .transform((type) => (type === 'all' ? feedTypes : [type ?? []].flat())),
  title: z.string().optional(),
  description: z.string().optional(),
  copyright: z.string().optional(),
  language: z.string().optional(),
  /** Maximum number of posts in a feed; `false` or `null` for all posts. */
  limit: z.union([z.int().min(1), z.literal(false), z.null()]).default(20),
});

/** The argument of an `editUrl` function. */
export interface PostEditUrlParams {
  blogDirPath: string;
  blogPath: string;
  permalink: string;
  locale: string;
}

/** The settings that blogs and changelogs have in common. */
const postsOptions = (kind: 'blog' | 'changelog') => ({
  /** Title of the blog. Default: a UI string. */
  blogTitle: z.string().optional(),
  blogDescription: z.string().optional(),
  blogSidebarTitle: z.string().optional(),
  /** Path segment before the number of a list page: `page` in `/blog/page/2`. */
  pageBasePath: z.string().default('page'),
  editUrl: z
    .union([webAddress, checkedFunc<PostEditUrlParams, string | undefined>(`${kind}.editUrl`, z.string().optional())])
    .optional(),
  /** Schema for the front matter of the posts. `page.custom` contains the parsed values. */
  frontMatter: frontMatterSchema,
  showReadingTime: z.boolean().default(true),
  /** Reading speed, for computing the reading time. */
  wordsPerMinute: z.number().positive().default(200),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  feedOptions: feedOptions.prefault({}),
  ...pluginOptions,
});

/** Settings of a blog. Names and defaults are the same as in Docusaurus. */
export const BlogOptions = z.strictObject({
  id: instanceId.default('default'),
  path: folder.default('blog'),
  routeBasePath: routeBase.default('blog'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([]),
  /** Whether files and folders whose names start with `_`, and tests, are partials instead of pages. */
  partials: z.boolean().default(true),
  blogSidebarCount: z.union([z.literal('ALL'), z.int().min(0)]).default(5),
  postsPerPage: countOrAll.default(10),
  /** Path of the archive, relative to the blog; `null` for no archive. */
  archiveBasePath: routePath.nullable().default('archive'),
  authorsMapPath: z.string().default('authors.yml'),
  authorsBasePath: routePath.default('authors'),
  /** Whether the page with all authors exists, even if no author has a page. */
  authorsIndex: z.boolean().default(false),
  /** Whether lists of posts start with the blog's title, description and feeds. */
  showListTitle: z.boolean().default(true),
  /** Regular expression for the marker (`<!-- truncate -->`) after a post's excerpt. */
  truncateMarker: z.instanceof(RegExp).optional(),
  tagsBasePath: routePath.default('tags'),
  /** File that declares the tags, relative to the blog's folder; `false` for no file. */
  tags: z.union([z.string(), z.literal(false)]).default('tags.yml'),
  /** Severity if a post uses a tag that the tags file doesn't declare. It only applies to blogs with a tags file. */
  onInlineTags: severity.default('warn'),
  /**
   * Severity of an author in a post that the authors file doesn't declare. It only applies to blogs with an authors
   * file.
   */
  onInlineAuthors: severity.default('ignore'),
  /** Severity of posts without truncation marker. Lists show such posts in full. */
  onUntruncatedBlogPosts: severity.default('warn'),
  ...postsOptions('blog'),
});
export type BlogOptions = z.infer<typeof BlogOptions>;

/** Settings of a changelog: a file with a `##` heading per release, or a folder with a file per release. */
export const ChangelogOptions = z.strictObject({
  id: instanceId.default('changelog'),
  /** A Markdown file or a folder, relative to the site's folder. */
  path: folder.default('CHANGELOG.md'),
  routeBasePath: routeBase.default('changelog'),
  blogSidebarCount: z.union([z.literal('ALL'), z.int().min(0)]).default('ALL'),
  postsPerPage: countOrAll.default(20),
  ...postsOptions('changelog'),
  showReadingTime: z.boolean().default(false),
});
export type ChangelogOptions = z.infer<typeof ChangelogOptions>;
