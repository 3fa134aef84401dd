import type { ReactNode } from 'react';
import type { Author } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { Link, type LinkProps } from '../../navigation/link.tsx';

interface AuthorLinkProps extends Omit<LinkProps, 'href'> {
  author: Author;
  children: ReactNode;
}

/** A link to the author's page on this site, or to the author's own address. */
export function AuthorLink({ author: { path, url }, children, ...attributes }: AuthorLinkProps) {
  const href = path === undefined ? url : encodePath(path);
  if (href === undefined) return <span {...attributes}>{children}</span>;
  return (
    <Link {...attributes} href={href} rel="author">
      {children}
    </Link>
  );
}
