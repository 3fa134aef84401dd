import type { BlogAuthorPage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { AuthorProfile } from '../layout/blog/author-profile.tsx';
import { ListPager } from '../layout/blog/list-pager.tsx';
import { PostList } from '../layout/blog/post-summary.tsx';
import { Link } from '../navigation/link.tsx';
import { blogMessage } from '../messages/blog-message.ts';

/** Renders an author and their posts. */
export function BlogAuthorView({ page }: { page: BlogAuthorPage }) {
  const { author, authorsPath, items, listing } = page;
  return (
    <div className="doc">
      <div className="doc-column">
        <header className="list-header">
          <AuthorProfile author={author} />
          {authorsPath !== undefined && (
            <p>
              <Link href={encodePath(authorsPath)} className="list-link">
                {blogMessage('theme.blog.authorsList.viewAll')}
              </Link>
            </p>
          )}
        </header>
        <PostList posts={items} />
        <ListPager listing={listing} />
      </div>
    </div>
  );
}
