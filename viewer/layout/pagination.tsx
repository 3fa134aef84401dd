import type { PageLink } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { Link } from '../navigation/link.tsx';
import { message } from '../messages/message.ts';

interface PaginationProps {
  label?: string;
  previousWords?: string;
  nextWords?: string;
  previous: PageLink | undefined;
  next: PageLink | undefined;
}

/** Links to the previous and the next page. */
export function Pagination({
  label = message('theme.docs.paginator.navAriaLabel'),
  previousWords = message('theme.docs.paginator.previous'),
  nextWords = message('theme.docs.paginator.next'),
  previous,
  next,
}: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="pagination">
      {previous && <Neighbour page={previous} side="previous" words={previousWords} />}
      {next && <Neighbour page={next} side="next" words={nextWords} />}
    </nav>
  );
}

interface NeighbourProps {
  page: PageLink;
  side: 'previous' | 'next';
  words: string;
}

function Neighbour({ page, side, words }: NeighbourProps) {
  return (
    <Link href={encodePath(page.path)} className={`pagination-link is-${side}`}>
      <span className="pagination-label">{words}</span>
      <span className="pagination-title">{page.title}</span>
    </Link>
  );
}
