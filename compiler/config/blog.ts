import * as z from 'zod';
import { pluginOptions } from './plugins.ts';
import { checkedFunc, folder, instanceId, routeBase, routePath, severity, webAddress } from './values.ts';

const countOrAll = z.union([z.literal('ALL'), z.int().min(1)]);

const feedTypes = ['rss', 'atom', 'json'] as const;

/** Feeds of a blog. */
const feedOptions = z.strictObject({
  type: z
    .union([z.enum(['all', ...feedTypes]), z.array(z.enum(feedTypes)), z.null()])
    .default('all')
    .transform((type) => (type === 'all' ? feedTypes : [type ?? []].flat())),
  title: z.string().optional(),
  description: z.string().optional(),
  copyright: z.string().optional(),
  language: z.string().optional(),
  /** The number of posts; `false` or `null` for all. */
  limit: z.union([z.int().min(1), z.literal(false), z.null()]).default(20),
});

/** Argument of a function that builds edit links. */
export interface PostEditUrlParams {
  blogDirPath: string;
  blogPath: string;
  permalink: string;
  locale: string;
}

/** The common options of a blog and a changelog. */
const postsOptions = (kind: 'blog' | 'changelog') => ({
  /** The title of the blog; by default, a UI string. */
  blogTitle: z.string().optional(),
  blogDescription: z.string().optional(),
  blogSidebarTitle: z.string().optional(),
  /** The word in the paths of further list pages: `/blog/page/2`. */
  pageBasePath: z.string().default('page'),
  editUrl: z
    .union([webAddress, checkedFunc<PostEditUrlParams, string | undefined>(`${kind}.editUrl`, z.string().optional())])
    .optional(),
  showReadingTime: z.boolean().default(true),
  /** Used for the reading time. */
  wordsPerMinute: z.number().positive().default(200),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  feedOptions: feedOptions.prefault({}),
  ...pluginOptions,
});

/** One blog. Names and defaults are the same as in Docusaurus. */
export const BlogOptions = z.strictObject({
  id: instanceId.default('default'),
  path: folder.default('blog'),
  routeBasePath: routeBase.default('blog'),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([]),
  blogSidebarCount: z.union([z.literal('ALL'), z.int().min(0)]).default(5),
  postsPerPage: countOrAll.default(10),
  /** Path of the archive below the blog; `null` for none. */
  archiveBasePath: routePath.nullable().default('archive'),
  authorsMapPath: z.string().default('authors.yml'),
  authorsBasePath: routePath.default('authors'),
  /** Whether there is a page of all declared authors even if no author has a page. */
  authorsIndex: z.boolean().default(false),
  /** Whether lists of all posts show the title, the description and the feeds of the blog above the posts. */
  showListTitle: z.boolean().default(true),
  /** The regular expression that ends an excerpt. */
  truncateMarker: z.instanceof(RegExp).optional(),
  tagsBasePath: routePath.default('tags'),
  /** A file of declared tags, relative to the blog's folder; `false` for none. */
  tags: z.union([z.string(), z.literal(false)]).default('tags.yml'),
  /** Severity of tags that are missing in the tags file, if there is one. */
  onInlineTags: severity.default('warn'),
  /** Severity of authors who are missing in the authors file, if there is one. */
  onInlineAuthors: severity.default('ignore'),
  /** Severity of posts that lists show in full, because they have no truncation marker. */
  onUntruncatedBlogPosts: severity.default('warn'),
  ...postsOptions('blog'),
});
export type BlogOptions = z.infer<typeof BlogOptions>;

/** One changelog: a file with a `##` heading for each release, or a folder with a file for each. */
export const ChangelogOptions = z.strictObject({
  id: instanceId.default('changelog'),
  /** A Markdown file, or a folder. */
  path: folder.default('CHANGELOG.md'),
  routeBasePath: routeBase.default('changelog'),
  blogSidebarCount: z.union([z.literal('ALL'), z.int().min(0)]).default('ALL'),
  postsPerPage: countOrAll.default(20),
  ...postsOptions('changelog'),
  showReadingTime: z.boolean().default(false),
});
export type ChangelogOptions = z.infer<typeof ChangelogOptions>;
