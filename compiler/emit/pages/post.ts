import type { EntryPage, PostPage } from '../../../corpus/schema/index.ts';
import type { Post } from '../../site/blog/blog.ts';
import type { Content } from '../corpus-file.ts';
import { openPageCode } from '../body/page-code.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import { bodyParts } from './body-parts.ts';
import { postBody } from './post-body.ts';
import { linkAuthor } from './post-summary.ts';

/** The page of one blog post. */
export async function postPage(post: Post, input: EmitInput): Promise<Content<PostPage>> {
  // Only releases may go without a date.
  const { date = '', ...parts } = await postParts(post, input);
  return { kind: 'post', date, ...parts };
}

/** The page of one release. */
export async function entryPage(post: Post, input: EmitInput): Promise<Content<EntryPage>> {
  const parts = await postParts(post, input);
  return {
    kind: 'entry',
    listPath: post.listPath,
    ...parts,
  };
}

async function postParts(post: Post, input: EmitInput) {
  const { config } = input.site;
  const { head } = input.sources.get(post.source)!;
  const linked = input.links.get(post.path)!;
  const code = openPageCode(input.code);
  const children = await postBody(post, input, code);
  return {
    path: post.path,
    title: post.title,
    description: post.description,
    context: { instance: post.instance },
    metadata: pageMetadata(
      {
        path: post.path,
        title: post.titleMeta ?? post.title,
        keywords: post.keywords,
        image: linked.image ?? post.image,
        noIndex: post.unlisted,
        elements: head.headElements,
      },
      config,
    ),
    unlisted: post.unlisted,
    date: post.date,
    readingMinutes: post.readingMinutes,
    authors: post.authors.map((author) => linkAuthor(author, input)),
    tags: post.tags,
    previous: post.previous,
    next: post.next,
    editUrl: post.editUrl,
    lastUpdate: post.lastUpdate,
    ...bodyParts(post, head, linked),
    showTitle: true as const,
    code: code.modules(),
    body: { type: 'root' as const, children },
  };
}
