import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import type { Author, Listing, PageLink, TagCount, TagLink } from '../../corpus/index.ts';

/** A blog or a changelog with everything it publishes. */
export type Blog = BlogBase & ({ kind: 'blog'; options: BlogOptions } | { kind: 'changelog'; options: ChangelogOptions });

export interface BlogBase {
  /** The instance. */
  id: string;
  /** Base pathname with the base URL: its first list page. */
  path: string;
  title: string;
  description: string;
  /** Published posts, the newest first, unlisted ones included. */
  posts: Post[];
  /** The pages of all listed posts; there is a first one even when there is no post. */
  lists: PostList[];
  tags: BlogTags | undefined;
  archive: BlogArchive | undefined;
  authors: BlogAuthors | undefined;
  sidebar: { title: string; items: (PageLink & { date: string; unlisted?: true | undefined })[] };
}

export interface Post {
  /** Its source file, or the part of one. */
  source: string;
  instance: string;
  path: string;
  title: string;
  description: string;
  /** ISO 8601, in UTC. */
  date: string;
  unlisted: boolean;
  tags: TagLink[];
  authors: Author[];
  readingMinutes?: number | undefined;
  /** The newer listed post. */
  previous?: PageLink | undefined;
  /** The older listed post. */
  next?: PageLink | undefined;
  /** The list page it stands on; none for unlisted ones. */
  listPath?: string | undefined;
  editUrl?: string | undefined;
  lastUpdate?: { at?: string | undefined; by?: string | undefined } | undefined;
  tocLevels: { min: number; max: number };
  hideToc: boolean;
  /** Words of the browser's tab, when they aren't the title. */
  titleMeta?: string | undefined;
  keywords?: string[] | undefined;
  image?: string | undefined;
}

/** One page of a list of posts. */
export interface PostList {
  path: string;
  title: string;
  description: string;
  posts: Post[];
  listing: Listing;
}

export interface BlogTags {
  /** The page of all tags; there is none when every tag is unlisted. */
  path?: string | undefined;
  items: TagCount[];
  tags: { label: string; description?: string | undefined; path: string; unlisted: boolean; lists: PostList[] }[];
}

export interface BlogArchive {
  path: string;
  years: { year: number; items: (PageLink & { date: string })[] }[];
}

export interface BlogAuthors {
  path: string;
  /** Authors that have a page. */
  authors: { author: Author; count: number; lists: PostList[] }[];
}
