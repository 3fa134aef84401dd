import type { BlogListPage } from '../../corpus/schema/index.ts';
import { FeedLinks } from '../layout/blog/feed-links.tsx';
import { ListFrame } from '../layout/blog/list-frame.tsx';
import { PostList } from '../layout/blog/post-summary.tsx';

/** Renders one page of a blog's list of posts. */
export function BlogListView({ page }: { page: BlogListPage }) {
  const { title, description, listing, items, context, hideTitle } = page;
  return (
    <ListFrame
      title={title}
      description={description}
      listing={listing}
      isTitleHidden={hideTitle}
      head={<FeedLinks instance={context.instance} />}
    >
      <PostList posts={items} />
    </ListFrame>
  );
}
