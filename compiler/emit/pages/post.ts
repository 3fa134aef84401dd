import type { EntryPage, PostPage } from '../../../corpus/schema/index.ts';
import type { Post } from '../../site/blog/blog.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pick } from '../../values/objects.ts';
import { postBody } from './post-body.ts';
import { linkAuthor } from './post-summary.ts';
import { textParts } from './text-parts.ts';

/** Builds the page of a blog post. */
export async function postPage(post: Post, input: EmitInput): Promise<Content<PostPage>> {
  // A post always has a date, because only releases may lack one.
  const { date = '', ...parts } = await postParts(post, input);
  return { kind: 'post', date, ...parts };
}

/** Builds the page of a release. */
export async function entryPage(post: Post, input: EmitInput): Promise<Content<EntryPage>> {
  return { kind: 'entry', listPath: post.listPath, ...(await postParts(post, input)) };
}

async function postParts(post: Post, input: EmitInput) {
  const more = { title: post.titleMeta ?? post.title };
  const { metadata, text } = await textParts(post, more, (_, code) => postBody(post, input, code, false), input);
  return {
    ...pick(post, 'path', 'title', 'description'),
    context: { instance: post.instance },
    metadata,
    ...pick(post, 'unlisted', 'date', 'readingMinutes'),
    authors: post.authors.map((author) => linkAuthor(author, input)),
    ...pick(post, 'tags', 'previous', 'next'),
    ...text,
    showTitle: true as const,
  };
}
