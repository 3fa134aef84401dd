import type { PostPage as Post } from '../../corpus/schema/index.ts';
import { PostPage } from '../layout/blog/post-page.tsx';

export function PostView({ page }: { page: Post }) {
  return <PostPage page={page} kind="post" />;
}
