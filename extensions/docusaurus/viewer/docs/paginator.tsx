import type { ReactNode } from 'react';
import { encodePath, message, slot, usePage, ViewerLink as Link } from '../../../../viewer/extension.ts';

interface Neighbour {
  title: ReactNode;
  permalink: string;
}

interface PaginatorNavLinkProps extends Neighbour {
  subLabel?: ReactNode;
  isNext?: boolean;
}

/** Renders the link to the previous or the next page. */
export function PaginatorNavLink({ title, permalink, subLabel, isNext = false }: PaginatorNavLinkProps): ReactNode {
  return (
    <Link href={permalink} className={`pagination-link is-${isNext ? 'next' : 'previous'}`}>
      {subLabel !== undefined && <span className="pagination-label">{subLabel}</span>}
      <span className="pagination-title">{title}</span>
    </Link>
  );
}

const InnerNavLink = slot('PaginatorNavLink', PaginatorNavLink);

interface DocPaginatorProps {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
  className?: string;
}

/** Renders the links to the previous and the next page of a doc. */
export function DocPaginator({ previous, next, className }: DocPaginatorProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={message('theme.docs.paginator.navAriaLabel')}
      className={['pagination', className].filter(Boolean).join(' ')}
    >
      {previous && <InnerNavLink {...previous} subLabel={message('theme.docs.paginator.previous')} />}
      {next && <InnerNavLink {...next} subLabel={message('theme.docs.paginator.next')} isNext />}
    </nav>
  );
}

const InnerDocPaginator = slot('DocPaginator', DocPaginator);

/** Renders the links to the previous and the next page of the current doc. */
export function DocItemPaginator(): ReactNode {
  const page = usePage();
  if (page?.kind !== 'doc') return null;
  const { previous, next } = page;
  return (
    <InnerDocPaginator
      previous={previous && { title: previous.title, permalink: encodePath(previous.path) }}
      next={next && { title: next.title, permalink: encodePath(next.path) }}
    />
  );
}
