import type { PostSummary as Summary } from '../../../corpus/schema/index.ts';
import { PostSummary } from './post-summary.tsx';
import { blogMessage } from '../../messages/blog-message.ts';

/** The posts of one page of a list. */
export function PostList({ posts }: { posts: Summary[] }) {
  if (posts.length === 0) return <p className="list-empty">{blogMessage('lectern.blog.empty')}</p>;
  return posts.map((post) => <PostSummary key={post.path} post={post} />);
}
