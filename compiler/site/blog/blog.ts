import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import type { Author, Listing, PageLink, TagCount, TagLink } from '../../../corpus/schema/index.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { SourcePage } from '../source-page.ts';

/** A blog or changelog: its posts, and all its list pages. */
export type Blog = BlogBase &
  ({ kind: 'blog'; options: BlogOptions } | { kind: 'changelog'; options: ChangelogOptions });

export interface BlogBase {
  /** Id of the instance. */
  id: string;
  /** Pathname including the base URL. It is also the path of the first list page. */
  path: string;
  title: string;
  description: string;
  /** All published posts, newest first. Includes unlisted posts. */
  posts: Post[];
  /** Pages of the list of posts. The first page exists even if there are no posts. */
  lists: PostList[];
  tags: BlogTags | undefined;
  archive: BlogArchive | undefined;
  authors: BlogAuthors | undefined;
  sidebar: { title: string; items: BlogSidebarItem[] };
  /** The images of all authors, without duplicates. */
  authorImages: AuthorImage[];
}

export interface BlogSidebarItem extends PageLink {
  date?: string | undefined;
  /** Set for an unlisted post. Only the post's own page shows this item. */
  unlisted?: true | undefined;
}

/** An author's image. It comes from front matter or the authors file, not from a page's body, so it is resolved
 * separately. */
export interface AuthorImage {
  /** A file (`@site/…`), a path below the base URL, or a URL. */
  url: string;
  /** Paths to try in order if `url` doesn't exist. As in Docusaurus, an image can be in the folder of a post. */
  otherwise?: readonly string[] | undefined;
  /** The location of `url` in the front matter or the authors file. */
  place: Place;
}

export interface Post extends SourcePage {
  /** ISO 8601, in UTC. Absent for releases without a date. */
  date?: string | undefined;
  tags: TagLink[];
  authors: Author[];
  readingMinutes?: number | undefined;
  /** The next newer listed post. */
  previous?: PageLink | undefined;
  /** The next older listed post. */
  next?: PageLink | undefined;
  /** Path of the list page that contains the post. Absent for unlisted posts. */
  listPath?: string | undefined;
  /** Title in the browser tab, if it differs from `title`. */
  titleMeta?: string | undefined;
  /** Label in the blog sidebar, if it differs from `title`. */
  sidebarLabel?: string | undefined;
}

/** One page of a paginated list of posts. */
export interface PostList {
  path: string;
  title: string;
  description?: string | undefined;
  posts: Post[];
  listing: Listing;
}

export interface BlogTags {
  /** Path of the page that lists all tags. Absent if all tags are unlisted. */
  path?: string | undefined;
  /** Title of the page that lists all tags. */
  title: string;
  items: TagCount[];
  tags: BlogTag[];
}

export interface BlogTag {
  label: string;
  description?: string | undefined;
  path: string;
  unlisted: boolean;
  lists: PostList[];
}

export interface BlogArchive {
  path: string;
  title: string;
  years: { year: number; items: (PageLink & { date: string })[] }[];
}

export interface BlogAuthors {
  /**
   * Path of the page that lists all authors. Absent if no author has a page, unless the blog's options enable
   * it.
   */
  path?: string | undefined;
  /** Title of the page that lists all authors. */
  title: string;
  /** The declared authors, in the order of the authors file. */
  authors: BlogAuthor[];
}

export interface BlogAuthor {
  author: Author;
  /** The number of the author's listed posts. */
  count: number;
  /** The pages that list the author's posts. Empty for authors without a page. */
  lists: PostList[];
}
