import type { Listing } from '../../../compiler/corpus/index.ts';
import { encodePath } from '../../../compiler/url/pathname.ts';
import { Link } from '../../navigation/link.tsx';

/** Leads to the pages of newer and older items of a list. */
export function ListPager({ listing: { newer, older } }: { listing: Listing }) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav aria-label="Blog list page navigation" className="pagination">
      {newer !== undefined && (
        <Link href={encodePath(newer)} className="pagination-link is-previous">
          <span className="pagination-title">Newer Entries</span>
        </Link>
      )}
      {older !== undefined && (
        <Link href={encodePath(older)} className="pagination-link is-next">
          <span className="pagination-title">Older Entries</span>
        </Link>
      )}
    </nav>
  );
}
