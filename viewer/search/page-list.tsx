import { useId } from 'react';
import { decodePath } from '../../corpus/url/pathname.ts';
import { Link } from '../navigation/link.tsx';

interface PageListProps {
  title: string;
  pages: readonly { url: string; title: string }[];
}

/** Renders links to pages with their addresses. Without pages, renders nothing. */
export function PageList({ title, pages }: PageListProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <nav className="page-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.url}>
            <Link href={page.url}>{page.title}</Link>
            <span className="hit-path" dir="ltr">
              {decodePath(page.url)}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
