import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import type { Author, Listing, PageLink, TagCount, TagLink } from '../../../corpus/schema/index.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { SourcePage } from '../site.ts';

/** A blog or a changelog with everything it publishes. */
export type Blog = BlogBase &
  ({ kind: 'blog'; options: BlogOptions } | { kind: 'changelog'; options: ChangelogOptions });

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
  sidebar: { title: string; items: BlogSidebarItem[] };
  /** The pictures of authors, each once. */
  authorImages: AuthorImage[];
}

export interface BlogSidebarItem extends PageLink {
  date?: string | undefined;
  /** Shown only while it is the current page. */
  unlisted?: true | undefined;
}

/** A picture that is named outside the text of a page. */
export interface AuthorImage {
  /** A file (`@site/…`), a path below the base URL, or an address. */
  url: string;
  /** What is meant where there is no such file, the first that is there: Docusaurus looks beside each post. */
  otherwise?: readonly string[] | undefined;
  /** Where it is named. */
  place: Place;
}

export interface Post extends SourcePage {
  /** ISO 8601, in UTC. Releases may go without. */
  date?: string | undefined;
  tags: TagLink[];
  authors: Author[];
  readingMinutes?: number | undefined;
  /** The newer listed post. */
  previous?: PageLink | undefined;
  /** The older listed post. */
  next?: PageLink | undefined;
  /** The list page it stands on; none for unlisted ones. */
  listPath?: string | undefined;
  /** Words of the browser's tab, when they aren't the title. */
  titleMeta?: string | undefined;
  /** Words of the blog's sidebar, when they aren't the title. */
  sidebarLabel?: string | undefined;
}

/** One page of a list of posts. */
export interface PostList {
  path: string;
  title: string;
  description?: string | undefined;
  posts: Post[];
  listing: Listing;
}

export interface BlogTags {
  /** The page of all tags; there is none when every tag is unlisted. */
  path?: string | undefined;
  /** Of that page. */
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
  /** The page of all authors; there is none when no author has a page, unless the blog's options enable it. */
  path?: string | undefined;
  /** Of that page. */
  title: string;
  /** Those who are declared, in the order of their declaration. */
  authors: BlogAuthor[];
}

export interface BlogAuthor {
  author: Author;
  /** How many listed posts they wrote. */
  count: number;
  /** The pages of their posts; none for authors without a page. */
  lists: PostList[];
}
