import type { Listing } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { Link } from '../../navigation/link.tsx';
import { blogMessage } from '../../messages/blog-message.ts';

/** Links to the pages with newer and older items of a list. */
export function ListPager({ listing: { newer, older } }: { listing: Listing }) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav aria-label={blogMessage('theme.blog.paginator.navAriaLabel')} className="pagination">
      {newer !== undefined && (
        <Link href={encodePath(newer)} className="pagination-link is-previous">
          <span className="pagination-title">{blogMessage('theme.blog.paginator.newerEntries')}</span>
        </Link>
      )}
      {older !== undefined && (
        <Link href={encodePath(older)} className="pagination-link is-next">
          <span className="pagination-title">{blogMessage('theme.blog.paginator.olderEntries')}</span>
        </Link>
      )}
    </nav>
  );
}
