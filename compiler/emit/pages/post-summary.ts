import type { Author, PostSummary } from '../../../corpus/schema/index.ts';
import type { Blog, Post } from '../../site/blog/blog.ts';
import { pageKey } from '../../../corpus/page-key.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { PageCode } from '../body/page-code.ts';
import type { EmitInput } from '../emit-input.ts';
import { postBody } from './post-body.ts';
import { suffixIds } from './suffix-ids.ts';

/** Returns the data of a post in lists, without its excerpt. */
export function postDetails(
  { path, keyName: name, title, description, date, readingMinutes, authors, tags, unlisted }: Post,
  { kind }: Pick<Blog, 'kind'>,
  input: EmitInput,
) {
  return {
    key: pageKey({ kind: kind === 'blog' ? 'post' : 'entry', path, name }, input.site.config),
    path,
    title,
    description,
    date,
    readingMinutes,
    authors: authors.map((author) => linkAuthor(author, input)),
    tags,
    unlisted: unlisted ? (true as const) : undefined,
  };
}

/**
 * Returns the posts of a list page with their excerpts. Releases have no excerpts.
 *
 * @param code collects the code that the excerpts need
 */
export async function postSummaries(
  posts: readonly Post[],
  blog: Blog,
  input: EmitInput,
  code: PageCode,
): Promise<PostSummary[]> {
  const summaries: PostSummary[] = [];
  for (const [index, post] of posts.entries()) {
    const { head } = input.sources.get(post.source)!;
    const excerpt =
      blog.kind === 'changelog'
        ? []
        : suffixIds(await postBody(post, input, code, true), `-${index + 1}`, encodePath(post.path));
    summaries.push({
      ...postDetails(post, blog, input),
      excerpt,
      truncated: blog.kind === 'changelog' || head.truncatedAt !== undefined,
    });
  }
  return summaries;
}

/** Resolves the address of an author's image. */
export function linkAuthor(author: Author, { authorImages }: EmitInput): Author {
  return { ...author, image: author.image === undefined ? undefined : authorImages.get(author.image) };
}
