import { favourite, type Wish } from './match-sites.ts';
import { allSites, allTags } from './sites.ts';
import styles from './showcase.module.css';

interface FiltersProps {
  wish: Wish;
  change: (part: Partial<Wish>) => void;
  favourites: number;
  /** The number of sites that match the filter. */
  found: number;
}

const tagsOf = (favourites: number) => [
  { id: favourite, label: 'Favourite', text: 'Sites that you marked with the heart', count: favourites },
  ...allTags.map((tag) => ({ ...tag, count: allSites.filter(({ tags }) => tags.includes(tag.id)).length })),
];

export function Filters({ wish, change, favourites, found }: FiltersProps) {
  const isEmpty = wish.tags.length === 0 && wish.words === '' && !wish.isAll;
  const toggle = (id: string) =>
    change({ tags: wish.tags.includes(id) ? wish.tags.filter((tag) => tag !== id) : [...wish.tags, id] });
  return (
    <search className={styles.filters}>
      <div className={styles.row}>
        <label className={styles.field}>
          <span>Search</span>
          <input
            type="search"
            value={wish.words}
            placeholder="redirects, sidebar, author…"
            onChange={(event) => change({ words: event.target.value })}
          />
        </label>
        <p role="status">{found === allSites.length ? `${found} sites` : `${found} of ${allSites.length} sites`}</p>
        <fieldset className={styles.operator}>
          <legend>Show sites that have</legend>
          {[false, true].map((isAll) => (
            <label key={String(isAll)}>
              <input type="radio" name="operator" checked={wish.isAll === isAll} onChange={() => change({ isAll })} />
              <span>{isAll ? 'all tags' : 'any tag'}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className={styles.clear}
          disabled={isEmpty}
          onClick={() => change({ tags: [], words: '', isAll: false })}
        >
          Clear all
        </button>
      </div>
      <ul className={styles.tags} aria-label="Tags">
        {tagsOf(favourites).map(({ id, label, text, count }) => (
          <li key={id}>
            <button type="button" title={text} aria-pressed={wish.tags.includes(id)} onClick={() => toggle(id)}>
              {label} <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
