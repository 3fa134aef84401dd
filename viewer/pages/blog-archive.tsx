import type { BlogArchivePage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { Day } from '../layout/blog/day.tsx';
import { Link } from '../navigation/link.tsx';
import { blogMessage } from '../messages/blog-message.ts';

/** All posts of a blog by year. */
export function BlogArchiveView({ page }: { page: BlogArchivePage }) {
  return (
    <div className="doc is-archive">
      <div className="doc-column">
        <header className="list-header">
          <h1>{page.title}</h1>
          {page.description !== undefined && page.description !== page.title && <p>{page.description}</p>}
        </header>
        {page.years.length === 0 && <p className="list-empty">{blogMessage('lectern.blog.empty')}</p>}
        <div className="archive-years">
          {page.years.map(({ year, items }) => (
            <section key={year}>
              <h2 className="year">{year}</h2>
              <ul>
                {items.map(({ path, title, date }) => (
                  <li key={path}>
                    <Link href={encodePath(path)}>
                      <Day iso={date} />
                      <span className="visually-hidden"> - </span>
                      <span>{title}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
