import type { BlogArchivePage, BlogAuthorsPage, BlogTagsPage } from '../../../corpus/schema/index.ts';
import type { Blog, BlogArchive } from '../../site/blog/blog.ts';
import { schemaHref } from '../addresses.ts';
import type { Emission } from '../emission.ts';
import { pageMetadata } from '../metadata.ts';
import { linkAuthor } from './post-summary.ts';

/** The page of all tags of a blog. */
export function blogTagsPage(path: string, blog: Blog, emission: Emission): BlogTagsPage {
  return {
    $schema: schemaHref('blog-tags', emission.site.config),
    format: 1,
    kind: 'blog-tags',
    ...indexParts(path, 'Tags', blog, emission),
    items: blog.tags?.items ?? [],
  };
}

/** The page of all posts by year. */
export function blogArchivePage({ path, years }: BlogArchive, blog: Blog, emission: Emission): BlogArchivePage {
  return {
    $schema: schemaHref('blog-archive', emission.site.config),
    format: 1,
    kind: 'blog-archive',
    ...indexParts(path, 'Archive', blog, emission),
    years,
  };
}

/** The page of the declared authors. */
export function blogAuthorsPage(path: string, blog: Blog, emission: Emission): BlogAuthorsPage {
  return {
    $schema: schemaHref('blog-authors', emission.site.config),
    format: 1,
    kind: 'blog-authors',
    ...indexParts(path, 'Authors', blog, emission),
    items: authorCounts(blog, emission),
  };
}

/** The declared authors, with how many listed posts each wrote. */
export function authorCounts({ authors }: Blog, emission: Emission): BlogAuthorsPage['items'] {
  return (authors?.authors ?? []).map(({ author, count }) => ({ ...linkAuthor(author, emission), count }));
}

function indexParts(path: string, title: string, { id }: Blog, { site }: Emission) {
  return { path, title, context: { instance: id }, metadata: pageMetadata({ path, title }, site.config) };
}
