import type { PageLink } from '../../compiler/corpus/index.ts';
import { encodePath } from '../../compiler/url/pathname.ts';
import { Link } from '../navigation/link.tsx';

interface PaginationProps {
  previous: PageLink | undefined;
  next: PageLink | undefined;
}

/** The docs before and after this one. */
export function Pagination({ previous, next }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Docs pages" className="pagination">
      {previous && <Neighbour page={previous} label="Previous" />}
      {next && <Neighbour page={next} label="Next" />}
    </nav>
  );
}

function Neighbour({ page, label }: { page: PageLink; label: 'Previous' | 'Next' }) {
  return (
    <Link href={encodePath(page.path)} className={`pagination-link is-${label.toLowerCase()}`}>
      <span className="pagination-label">{label}</span>
      <span className="pagination-title">{page.title}</span>
    </Link>
  );
}
