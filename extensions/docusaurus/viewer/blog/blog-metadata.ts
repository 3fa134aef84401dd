import type { Author, PostPage, PostSummary } from '../../../../corpus/index.ts';
import { encodePath, neighbour, tagOf, toTocHeadings } from '../../../../viewer/extension.ts';

/**
 * Returns the data of `useBlogPost`.
 *
 * @param frontMatter the post's front matter; absent for the posts in a list
 */
export function blogPostOf(post: PostPage | PostSummary, frontMatter: Record<string, unknown> = {}) {
  const { title, path, date, readingMinutes, authors, tags } = post;
  const page = 'body' in post ? post : undefined;
  const { at, by } = page?.lastUpdate ?? {};
  const written: Record<string, unknown> = page?.frontMatter ?? frontMatter;
  return {
    metadata: {
      title,
      permalink: encodePath(path),
      description: 'description' in post ? post.description : undefined,
      date,
      readingTime: readingMinutes,
      authors: authors.map(authorOf),
      tags: tags.map(tagOf),
      hasTruncateMarker: 'truncated' in post && post.truncated,
      editUrl: page?.editUrl,
      lastUpdatedAt: at === undefined ? undefined : Date.parse(at),
      lastUpdatedBy: by,
      unlisted: page?.unlisted === true,
      prevItem: neighbour(page?.previous),
      nextItem: neighbour(page?.next),
      frontMatter: written,
    },
    frontMatter: written,
    assets: { image: imageOf(post, written), authorsImageUrls: authors.map(({ image }) => image) },
    toc: toTocHeadings(page?.toc ?? []),
    isBlogPostPage: page !== undefined,
  };
}

export type BlogPostOfTheme = ReturnType<typeof blogPostOf>;

/**
 * Returns the address of a post's image. It is in the page's metadata. For posts in a list, the front matter contains
 * it, if `image` is a URL or starts with a slash.
 */
function imageOf(post: PostPage | PostSummary, { image }: Record<string, unknown>): string | undefined {
  if ('metadata' in post && image !== undefined) return post.metadata.image;
  return typeof image === 'string' && /^(?:\/|[a-z]+:)/.test(image) ? image : undefined;
}

export function authorOf({ name, title, url, image, path, ...others }: Author) {
  return {
    ...others,
    name,
    title,
    url,
    imageURL: image,
    page: path === undefined ? null : { permalink: encodePath(path) },
  };
}
