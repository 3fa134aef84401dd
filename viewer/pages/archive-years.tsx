import { encodePath } from '../../corpus/url/pathname.ts';
import { Day } from '../layout/blog/day.tsx';
import { Link } from '../navigation/link.tsx';

interface Year {
  year: number | string;
  items: readonly { path: string; title: string; date: string }[];
}

/** Renders posts grouped by year. */
export function ArchiveYears({ years }: { years: readonly Year[] }) {
  return (
    <div className="archive-years">
      {years.map(({ year, items }) => (
        <section key={year}>
          <h2 id={String(year)} className="year">
            {year}
          </h2>
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
  );
}
