import * as z from 'zod';
import { BodyNode } from '../body.ts';
import { Json } from '../json.ts';
import { bodyFields, Context, LastUpdate, PageBase, PageLink, TagLink } from '../page.ts';
import { TagCount } from './doc-tags.ts';

/** The author of a post. The fields are shown as given: a name, an image, or both. */
export const Author = z.strictObject({
  /** The key in the file of authors. */
  key: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  /** The target of the name: a URL, or a `mailto:` address. */
  url: z.string().optional(),
  image: z.string().optional(),
  description: z.string().optional(),
  /** Accounts elsewhere: platform → URL. */
  socials: z.record(z.string(), z.string()).optional(),
  /** The author's own page on this site. */
  path: z.string().optional(),
});
export type Author = z.infer<typeof Author>;

/** A post as lists show it. */
export const PostSummary = z.strictObject({
  /** The id of its page in the whole corpus. */
  key: z.string().optional(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** ISO 8601, in UTC. Optional for releases. */
  date: z.iso.datetime().optional(),
  readingMinutes: z.number().optional(),
  authors: z.array(Author),
  tags: z.array(TagLink),
  unlisted: z.literal(true).optional(),
  /**
   * The content before the truncation marker, or the whole post without a marker; empty for releases. Ids are unique on
   * the page.
   */
  excerpt: z.array(BodyNode),
  /** Whether there is more to read on the post's own page. */
  truncated: z.boolean(),
});
export type PostSummary = z.infer<typeof PostSummary>;

/** The part of a list that a page shows. Pages count from 1. */
export const Listing = z.strictObject({
  page: z.number().int(),
  totalPages: z.number().int(),
  totalCount: z.number().int(),
  /** The page of newer items. */
  newer: z.string().optional(),
  /** The page of older items. */
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
  /** The list page that contains it; absent for unlisted releases. */
  listPath: z.string().optional(),
});
export type EntryPage = z.infer<typeof EntryPage>;

/** One page of a blog's posts. */
export const BlogListPage = PageBase.extend({
  kind: z.literal('blog-list'),
  context: Context,
  listing: Listing,
  items: z.array(PostSummary),
  /** Hides the title visually. Screen readers still read it. */
  hideTitle: z.literal(true).optional(),
});
export type BlogListPage = z.infer<typeof BlogListPage>;

/** One page of a changelog's entries. */
export const ChangelogListPage = BlogListPage.extend({ kind: z.literal('changelog-list') });
export type ChangelogListPage = z.infer<typeof ChangelogListPage>;

/** All tags of a blog. */
export const BlogTagsPage = PageBase.extend({
  kind: z.literal('blog-tags'),
  context: Context,
  items: z.array(TagCount),
});
export type BlogTagsPage = z.infer<typeof BlogTagsPage>;

/** One page of the posts that carry a tag. */
export const BlogTagPage = BlogListPage.extend({
  kind: z.literal('blog-tag'),
  tag: z.strictObject({ label: z.string(), description: z.string().optional() }),
  unlisted: z.boolean(),
  tagsPath: z.string().optional(),
});
export type BlogTagPage = z.infer<typeof BlogTagPage>;

/** All posts by year, the newest first. */
export const BlogArchivePage = PageBase.extend({
  kind: z.literal('blog-archive'),
  context: Context,
  years: z.array(
    z.strictObject({ year: z.number().int(), items: z.array(PageLink.extend({ date: z.iso.datetime() })) }),
  ),
});
export type BlogArchivePage = z.infer<typeof BlogArchivePage>;

/** The declared authors of a blog. */
export const BlogAuthorsPage = PageBase.extend({
  kind: z.literal('blog-authors'),
  context: Context,
  items: z.array(Author.extend({ count: z.number().int() })),
});
export type BlogAuthorsPage = z.infer<typeof BlogAuthorsPage>;

/** One page of an author's posts. */
export const BlogAuthorPage = BlogListPage.extend({
  kind: z.literal('blog-author'),
  author: Author,
  /** The page of all authors. */
  authorsPath: z.string().optional(),
});
export type BlogAuthorPage = z.infer<typeof BlogAuthorPage>;

/** `corpus/blog/<instance>/sidebar.json`: the list of posts in the sidebar of a blog's pages. */
export const BlogSidebarFile = z.strictObject({
  $schema: z.string(),
  format: z.literal(1),
  instance: z.string(),
  title: z.string(),
  items: z.array(
    PageLink.extend({
      date: z.iso.datetime().optional(),
      /** Shown only while it is the current page. */
      unlisted: z.literal(true).optional(),
    }),
  ),
});
export type BlogSidebarFile = z.infer<typeof BlogSidebarFile>;

const withPosts = { $schema: z.string(), format: z.literal(1), instance: z.string() };

/** `corpus/blog/<instance>/posts.json`: every listed post's head, in the order of the list. */
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
