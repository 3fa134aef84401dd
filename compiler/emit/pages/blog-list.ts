import type { BlogAuthorPage, BlogListPage, BlogTagPage, ChangelogListPage } from '../../../corpus/schema/index.ts';
import type { Blog, BlogAuthor, BlogTag, PostList } from '../../site/blog/blog.ts';
import { schemaHref } from '../addresses.ts';
import { openPageCode } from '../body/page-code.ts';
import type { Emission } from '../emission.ts';
import { pageMetadata } from '../metadata.ts';
import { linkAuthor, postSummaries } from './post-summary.ts';

/** One page of a blog's posts. */
export async function blogListPage(list: PostList, blog: Blog, emission: Emission): Promise<BlogListPage> {
  return {
    $schema: schemaHref('blog-list', emission.site.config),
    format: 1,
    kind: 'blog-list',
    ...(await listParts(list, blog, emission)),
  };
}

/** One page of a changelog's releases. */
export async function changelogListPage(list: PostList, blog: Blog, emission: Emission): Promise<ChangelogListPage> {
  return {
    $schema: schemaHref('changelog-list', emission.site.config),
    format: 1,
    kind: 'changelog-list',
    ...(await listParts(list, blog, emission)),
  };
}

/** One page of the posts that carry a tag. */
export async function blogTagPage(
  list: PostList,
  { label, description, unlisted }: BlogTag,
  blog: Blog,
  emission: Emission,
): Promise<BlogTagPage> {
  return {
    $schema: schemaHref('blog-tag', emission.site.config),
    format: 1,
    kind: 'blog-tag',
    tag: { label, description },
    unlisted,
    tagsPath: blog.tags?.path,
    ...(await listParts(list, blog, emission, unlisted)),
  };
}

/** One page of an author's posts. */
export async function blogAuthorPage(
  list: PostList,
  { author }: BlogAuthor,
  blog: Blog,
  emission: Emission,
): Promise<BlogAuthorPage> {
  return {
    $schema: schemaHref('blog-author', emission.site.config),
    format: 1,
    kind: 'blog-author',
    author: linkAuthor(author, emission),
    authorsPath: blog.authors?.path,
    ...(await listParts(list, blog, emission)),
  };
}

async function listParts(
  { path, title, description, posts, listing }: PostList,
  blog: Blog,
  emission: Emission,
  noIndex = false,
) {
  const code = openPageCode(emission.code);
  const items = await postSummaries(posts, blog, emission, code);
  return {
    path,
    title,
    description,
    context: { instance: blog.id },
    metadata: pageMetadata({ path, title, noIndex }, emission.site.config),
    listing,
    code: code.modules(),
    items,
  };
}
