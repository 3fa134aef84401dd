import type { BlogTagPage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { ListFrame } from '../layout/blog/list-frame.tsx';
import { PostList } from '../layout/blog/post-summary.tsx';
import { UnlistedBanner } from '../layout/unlisted-banner.tsx';
import { Link } from '../navigation/link.tsx';
import { pageMessage } from '../messages/page-message.ts';

/** Renders the posts with a tag. */
export function BlogTagView({ page }: { page: BlogTagPage }) {
  const { title, tag, listing, items, tagsPath, unlisted } = page;
  const all = tagsPath !== undefined && (
    <p>
      <Link href={encodePath(tagsPath)} className="list-link">
        {pageMessage('theme.tags.tagsPageLink')}
      </Link>
    </p>
  );
  return (
    <ListFrame title={title} description={tag.description} listing={listing} head={all}>
      {unlisted && <UnlistedBanner />}
      <PostList posts={items} />
    </ListFrame>
  );
}
