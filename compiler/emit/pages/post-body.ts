import type { BodyNode } from '../../../corpus/schema/index.ts';
import type { Head } from '../../parse/document.ts';
import type { Post } from '../../site/blog/blog.ts';
import type { EmitInput } from '../emit-input.ts';
import type { PageCode } from '../body/page-code.ts';
import { linkBody } from '../link-body.ts';

/**
 * Links the body of a post, without its title: the page shows the title above the date and the authors.
 *
 * @param isExcerpt whether to stop at the truncation marker
 */
export async function postBody(post: Post, input: EmitInput, code: PageCode, isExcerpt: boolean): Promise<BodyNode[]> {
  const { head } = input.sources.get(post.source)!;
  const end = isExcerpt ? head.truncatedAt : undefined;
  const page = { linked: input.links.get(post.path)!, cards: [], code, isExcerpt: end !== undefined };
  return linkBody(post.source, page, input, (nodes) => withoutTitle(nodes.slice(0, end), head));
}

function withoutTitle(nodes: BodyNode[], { hasTitleHeading }: Head): BodyNode[] {
  const title = hasTitleHeading ? nodes.findIndex((node) => node.type === 'element' && node.tagName === 'h1') : -1;
  return title < 0 ? nodes : nodes.toSpliced(title, 1);
}
