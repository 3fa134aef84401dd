import * as z from 'zod';
import { BodyNode } from '../body.ts';
import { Json } from '../json.ts';
import { bodyFields, Context, LastUpdate, PageBase, PageLink, TagLink } from '../page.ts';
import { TagCount } from './doc-tags.ts';

/** The author of a post. All fields are optional; some authors have only a name, or only an image. */
export const Author = z.strictObject({
  /** The author's key in the authors file. */
  key: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  /** The target of a link with the author's name: a URL, or a `mailto:` address. */
  url: z.string().optional(),
  image: z.string().optional(),
  description: z.string().optional(),
  /** Platform → URL of the author's account. */
  socials: z.record(z.string(), z.string()).optional(),
  /** The path of the author's page on this site. */
  path: z.string().optional(),
});
export type Author = z.infer<typeof Author>;

/** A post as lists contain it. */
export const PostSummary = z.strictObject({
  /** Identifies the post's page in the corpus. */
  key: z.string().optional(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** The date in ISO 8601, in UTC. Absent for releases without a date. */
  date: z.iso.datetime().optional(),
  readingMinutes: z.number().optional(),
  authors: z.array(Author),
  tags: z.array(TagLink),
  unlisted: z.literal(true).optional(),
  /**
   * The content before the truncation marker; without a marker, the whole post. Empty for releases. On a list page,
   * ids are unique across all excerpts.
   */
  excerpt: z.array(BodyNode),
  /** Whether the post's own page has more content than the excerpt. */
  truncated: z.boolean(),
});
export type PostSummary = z.infer<typeof PostSummary>;

/** The position of a list page among the pages of the same list. Page numbers start at 1. */
export const Listing = z.strictObject({
  page: z.number().int(),
  totalPages: z.number().int(),
  totalCount: z.number().int(),
  /** The path of the page with newer items. */
  newer: z.string().optional(),
  /** The path of the page with older items. */
  older: z.string().optional(),
});
export type Listing = z.infer<typeof Listing>;

const postFields = {
  context: Context,
  ...bodyFields,
  readingMinutes: z.number().optional(),
  authors: z.array(Author),
  tags: z.array(TagLink),
  /** The newer post. */
  previous: PageLink.optional(),
  /** The older post. */
  next: PageLink.optional(),
  editUrl: z.string().optional(),
  lastUpdate: LastUpdate.optional(),
};

/** One blog post. */
export const PostPage = PageBase.extend({ kind: z.literal('post'), date: z.iso.datetime(), ...postFields });
export type PostPage = z.infer<typeof PostPage>;

/** One release of a changelog. */
export const EntryPage = PageBase.extend({
  kind: z.literal('entry'),
  date: z.iso.datetime().optional(),
  ...postFields,
  /** The path of the list page that contains the release. Absent if the release is unlisted. */
  listPath: z.string().optional(),
});
export type EntryPage = z.infer<typeof EntryPage>;

/** A list page of a blog: its posts, or a part of them. */
export const BlogListPage = PageBase.extend({
  kind: z.literal('blog-list'),
  context: Context,
  listing: Listing,
  items: z.array(PostSummary),
  /** Whether the title is visible only to screen readers. */
  hideTitle: z.literal(true).optional(),
});
export type BlogListPage = z.infer<typeof BlogListPage>;

/** A list page of a changelog: its releases, or a part of them. */
export const ChangelogListPage = BlogListPage.extend({ kind: z.literal('changelog-list') });
export type ChangelogListPage = z.infer<typeof ChangelogListPage>;

/** All tags of a blog. */
export const BlogTagsPage = PageBase.extend({
  kind: z.literal('blog-tags'),
  context: Context,
  items: z.array(TagCount),
});
export type BlogTagsPage = z.infer<typeof BlogTagsPage>;

/** A list page with the posts of one tag. */
export const BlogTagPage = BlogListPage.extend({
  kind: z.literal('blog-tag'),
  tag: z.strictObject({ label: z.string(), description: z.string().optional() }),
  unlisted: z.boolean(),
  tagsPath: z.string().optional(),
});
export type BlogTagPage = z.infer<typeof BlogTagPage>;

/** All posts grouped by year, the latest year first. */
export const BlogArchivePage = PageBase.extend({
  kind: z.literal('blog-archive'),
  context: Context,
  years: z.array(
    z.strictObject({ year: z.number().int(), items: z.array(PageLink.extend({ date: z.iso.datetime() })) }),
  ),
});
export type BlogArchivePage = z.infer<typeof BlogArchivePage>;

/** The authors that are declared in the authors file of a blog. */
export const BlogAuthorsPage = PageBase.extend({
  kind: z.literal('blog-authors'),
  context: Context,
  items: z.array(Author.extend({ count: z.number().int() })),
});
export type BlogAuthorsPage = z.infer<typeof BlogAuthorsPage>;

/** A list page with the posts of one author. */
export const BlogAuthorPage = BlogListPage.extend({
  kind: z.literal('blog-author'),
  author: Author,
  /** The path of the page that lists all authors. */
  authorsPath: z.string().optional(),
});
export type BlogAuthorPage = z.infer<typeof BlogAuthorPage>;

/** `corpus/blog/<instance>/sidebar.json`: the posts in the sidebar of a blog's pages. */
export const BlogSidebarFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  instance: z.string(),
  title: z.string(),
  items: z.array(
    PageLink.extend({
      date: z.iso.datetime().optional(),
      /** Whether the sidebar shows the post only while its page is open. */
      unlisted: z.literal(true).optional(),
    }),
  ),
});
export type BlogSidebarFile = z.infer<typeof BlogSidebarFile>;

const withPosts = { $schema: z.string(), format: z.literal(1), instance: z.string() };

/** `corpus/blog/<instance>/posts.json`: the metadata of every listed post, in the order of the list. */
export const PostsFile = z.strictObject({
  ...withPosts,
  posts: z.array(
    PostSummary.omit({ excerpt: true, truncated: true }).extend({
      source: z.string(),
      frontMatter: z.record(z.string(), Json),
    }),
  ),
});
export type PostsFile = z.infer<typeof PostsFile>;

/** `corpus/blog/<instance>/tags.json` */
export const BlogTagsFile = z.strictObject({ ...withPosts, tags: z.array(TagCount) });
export type BlogTagsFile = z.infer<typeof BlogTagsFile>;

/** `corpus/blog/<instance>/authors.json` */
export const BlogAuthorsFile = z.strictObject({
  ...withPosts,
  authors: z.array(Author.extend({ count: z.number().int() })),
});
export type BlogAuthorsFile = z.infer<typeof BlogAuthorsFile>;

/** `corpus/blog/<instance>/archive.json` */
export const BlogArchiveFile = z.strictObject({ ...withPosts, years: BlogArchivePage.shape.years });
export type BlogArchiveFile = z.infer<typeof BlogArchiveFile>;
