import type { ReactNode } from 'react';
import type { Listing } from '../../../corpus/schema/index.ts';
import { ListPager } from './list-pager.tsx';
import { blogMessage } from '../../messages/blog-message.ts';

interface ListFrameProps {
  title: string;
  description?: string | undefined;
  listing: Listing;
  /** Whether only screen readers read the title. If so, `head` is not rendered. */
  isTitleHidden?: boolean | undefined;
  /** Content below the title. */
  head?: ReactNode;
  children: ReactNode;
}

/** Renders one page of a list: its heading, its items, and the links to the other pages. */
export function ListFrame({ title, description, listing, isTitleHidden, head, children }: ListFrameProps) {
  const { page, totalPages } = listing;
  return (
    <div className="doc">
      <div className="doc-column">
        {isTitleHidden ? (
          <h1 className="visually-hidden">{title}</h1>
        ) : (
          <header className="list-header">
            <h1>{title}</h1>
            {description !== undefined && description !== title && <p>{description}</p>}
            {head}
            {page > 1 && <p className="list-place">{blogMessage('lectern.blog.place', { page, count: totalPages })}</p>}
          </header>
        )}
        {children}
        <ListPager listing={listing} />
      </div>
    </div>
  );
}
