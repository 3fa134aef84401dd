import type { TagCount } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { Link } from '../navigation/link.tsx';
import { groupByLetter } from './group-by-letter.ts';

/** All tags by their first letter, each with how many pages carry it. */
export function TagLetters({ tags }: { tags: TagCount[] }) {
  return groupByLetter(tags).map(({ letter, items }) => (
    <section key={letter} className="tag-letter">
      <h2>{letter}</h2>
      <ul>
        {items.map(({ label, path, count }) => (
          <li key={path}>
            <Link href={encodePath(path)} className="tag-link">
              {label} <span className="tag-count">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
