import type { BlogAuthorPage, BlogListPage, BlogTagPage, ChangelogListPage } from '../../../corpus/schema/index.ts';
import type { Blog, BlogAuthor, BlogTag, PostList } from '../../site/blog/blog.ts';
import type { Content } from '../corpus-file.ts';
import { openPageCode } from '../body/page-code.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import { linkAuthor, postSummaries } from './post-summary.ts';

/** Builds one list page of a blog. */
export async function blogListPage(list: PostList, blog: Blog, input: EmitInput): Promise<Content<BlogListPage>> {
  return {
    kind: 'blog-list',
    ...(await listParts(list, blog, input)),
    ...(blog.kind === 'blog' && !blog.options.showListTitle && { hideTitle: true as const }),
  };
}

/** Builds one list page of a changelog. */
export async function changelogListPage(
  list: PostList,
  blog: Blog,
  input: EmitInput,
): Promise<Content<ChangelogListPage>> {
  return { kind: 'changelog-list', ...(await listParts(list, blog, input)) };
}

/** Builds one list page of a tag. */
export async function blogTagPage(
  list: PostList,
  { label, description, unlisted }: BlogTag,
  blog: Blog,
  input: EmitInput,
): Promise<Content<BlogTagPage>> {
  return {
    kind: 'blog-tag',
    tag: { label, description },
    unlisted,
    tagsPath: blog.tags?.path,
    ...(await listParts(list, blog, input, unlisted)),
  };
}

/** Builds one list page of an author. */
export async function blogAuthorPage(
  list: PostList,
  { author }: BlogAuthor,
  blog: Blog,
  input: EmitInput,
): Promise<Content<BlogAuthorPage>> {
  return {
    kind: 'blog-author',
    author: linkAuthor(author, input),
    authorsPath: blog.authors?.path,
    ...(await listParts(list, blog, input)),
  };
}

async function listParts(
  { path, title, description, posts, listing }: PostList,
  blog: Blog,
  input: EmitInput,
  noIndex = false,
) {
  const code = openPageCode(input.code);
  const items = await postSummaries(posts, blog, input, code);
  return {
    path,
    title,
    description,
    context: { instance: blog.id },
    metadata: pageMetadata({ path, title, noIndex }, input.site.config),
    listing,
    code: code.modules(),
    items,
  };
}
