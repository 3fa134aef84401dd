import type { BodyNode } from '../../../corpus/schema/index.ts';
import type { Head } from '../../parse/document.ts';
import type { Post } from '../../site/blog/blog.ts';
import type { EmitInput } from '../emit-input.ts';
import type { PageCode } from '../body/page-code.ts';
import { linkBody, type BodyPage } from '../link-body.ts';

/** The body of a post without its title, which is shown above the date and the authors. */
export async function postBody(post: Post, input: EmitInput, code: PageCode): Promise<BodyNode[]> {
  const { head } = input.sources.get(post.source)!;
  return linkPost(post, input, { code }, (nodes) => withoutTitle(nodes, head));
}

/** What stands before the truncation marker, or the whole body when there is none. */
export async function postExcerpt(post: Post, input: EmitInput, code: PageCode): Promise<BodyNode[]> {
  const { head } = input.sources.get(post.source)!;
  const isExcerpt = head.truncatedAt !== undefined;
  return linkPost(post, input, { code, isExcerpt }, (nodes) => withoutTitle(nodes.slice(0, head.truncatedAt), head));
}

async function linkPost(
  post: Post,
  input: EmitInput,
  page: Pick<BodyPage, 'code' | 'isExcerpt'>,
  pick: (nodes: BodyNode[]) => BodyNode[],
): Promise<BodyNode[]> {
  return linkBody(post.source, { linked: input.links.get(post.path)!, cards: [], ...page }, input, pick);
}

function withoutTitle(nodes: BodyNode[], { hasTitleHeading }: Head): BodyNode[] {
  const title = hasTitleHeading ? nodes.findIndex((node) => node.type === 'element' && node.tagName === 'h1') : -1;
  return title < 0 ? nodes : nodes.toSpliced(title, 1);
}
