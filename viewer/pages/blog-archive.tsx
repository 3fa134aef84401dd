import type { BlogArchivePage } from '../../corpus/schema/index.ts';
import { blogMessage } from '../messages/blog-message.ts';
import { ArchiveYears } from './archive-years.tsx';

/** Renders all posts of a blog by year. */
export function BlogArchiveView({ page }: { page: BlogArchivePage }) {
  return (
    <div className="doc is-archive">
      <div className="doc-column">
        <header className="list-header">
          <h1>{page.title}</h1>
          {page.description !== undefined && page.description !== page.title && <p>{page.description}</p>}
        </header>
        {page.years.length === 0 && <p className="list-empty">{blogMessage('lectern.blog.empty')}</p>}
        <ArchiveYears years={page.years} />
      </div>
    </div>
  );
}
