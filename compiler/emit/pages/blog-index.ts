import type { BlogArchivePage, BlogAuthorsPage, BlogTagsPage } from '../../../corpus/schema/index.ts';
import type { Blog, BlogArchive, BlogTags } from '../../site/blog/blog.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import { linkAuthor } from './post-summary.ts';

/** Builds the page that lists all tags of a blog. */
export function blogTagsPage(path: string, tags: BlogTags, blog: Blog, input: EmitInput): Content<BlogTagsPage> {
  return { kind: 'blog-tags', ...indexParts(path, tags.title, blog, input), items: tags.items };
}

/** Builds the page that lists all posts by year. */
export function blogArchivePage(
  { path, title, years }: BlogArchive,
  blog: Blog,
  input: EmitInput,
): Content<BlogArchivePage> {
  return { kind: 'blog-archive', ...indexParts(path, title, blog, input), description: title, years };
}

/** Builds the page that lists the declared authors. */
export function blogAuthorsPage(path: string, title: string, blog: Blog, input: EmitInput): Content<BlogAuthorsPage> {
  return { kind: 'blog-authors', ...indexParts(path, title, blog, input), items: authorCounts(blog, input) };
}

/** Returns the declared authors with their numbers of listed posts. */
export function authorCounts({ authors }: Blog, input: EmitInput): BlogAuthorsPage['items'] {
  return (authors?.authors ?? []).map(({ author, count }) => ({ ...linkAuthor(author, input), count }));
}

function indexParts(path: string, title: string, { id }: Blog, { site }: EmitInput) {
  return { path, title, context: { instance: id }, metadata: pageMetadata({ path, title }, site.config) };
}
