import { numberText } from '../../corpus/in-language.ts';
import type { TagCount } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Link } from '../navigation/link.tsx';

/** Renders tags grouped by first letter, each with the number of its pages. */
export function TagLetters({ tags }: { tags: TagCount[] }) {
  const { locale } = useSite();
  return groupByLetter(tags).map(({ letter, items }) => (
    <section key={letter} className="tag-letter">
      <h2 id={letter}>{letter}</h2>
      <ul>
        {items.map(({ label, path, count }) => (
          <li key={path}>
            <Link href={encodePath(path)} className="tag-link">
              {label} <span className="tag-count">{numberText(count, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Groups items by the first character of their labels, in upper case. Groups and items are sorted by label. */
export function groupByLetter<T extends { label: string }>(items: T[]): { letter: string; items: T[] }[] {
  const { compare } = new Intl.Collator('en');
  const groups = new Map<string, T[]>();
  for (const item of items.toSorted((a, b) => compare(a.label, b.label))) {
    const letter = (Array.from(item.label)[0] ?? '').toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups].sort(([a], [b]) => compare(a, b)).map(([letter, group]) => ({ letter, items: group }));
}
