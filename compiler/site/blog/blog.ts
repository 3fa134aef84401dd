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
  /** The images of the authors, each once. */
  authorImages: AuthorImage[];
}

export interface BlogSidebarItem extends PageLink {
  date?: string | undefined;
  /** Listed only on the page itself. */
  unlisted?: true | undefined;
}

/** An image of an author that is not in the body of a page. */
export interface AuthorImage {
  /** A file (`@site/…`), a path below the base URL, or an address. */
  url: string;
  /** Paths to try in order if `url` is missing: Docusaurus resolves images from the folder of each post. */
  otherwise?: readonly string[] | undefined;
  /** The location of `url`. */
  place: Place;
}

export interface Post extends SourcePage {
  /** ISO 8601, in UTC. Optional for releases. */
  date?: string | undefined;
  tags: TagLink[];
  authors: Author[];
  readingMinutes?: number | undefined;
  /** The newer listed post. */
  previous?: PageLink | undefined;
  /** The older listed post. */
  next?: PageLink | undefined;
  /** The path of the list page that contains the post. Absent for unlisted posts. */
  listPath?: string | undefined;
  /** Title of the browser tab, if it differs from `title`. */
  titleMeta?: string | undefined;
  /** Label in the blog's sidebar, if it differs from `title`. */
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
  /** The title of the page of all tags. */
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
  /** The title of the page of all authors. */
  title: string;
  /** The declared authors, in the order of their declaration. */
  authors: BlogAuthor[];
}

export interface BlogAuthor {
  author: Author;
  /** The number of their listed posts. */
  count: number;
  /** The pages of their posts; none for authors without a page. */
  lists: PostList[];
}
