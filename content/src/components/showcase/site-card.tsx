import { Link } from 'lectern/client';
import { Sketch } from './sketch.tsx';
import type { Site } from './site.ts';
import { allTags } from './sites.ts';
import styles from './showcase.module.css';

interface SiteCardProps {
  site: Site;
  isFavourite: boolean;
  onToggle: () => void;
}

export function SiteCard({ site: { name, path, text, tags, sketch, to }, isFavourite, onToggle }: SiteCardProps) {
  return (
    <li className={styles.card}>
      <Sketch kind={sketch} />
      <div className={styles.words}>
        <h2>{to === undefined ? name : <Link to={to}>{name}</Link>}</h2>
        <button
          type="button"
          className={styles.heart}
          aria-pressed={isFavourite}
          aria-label={`Favourite: ${name}`}
          onClick={onToggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20.5C5 15.6 3 12.3 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.300-2 6.600-9 11.500z" />
          </svg>
        </button>
        <p>{text}</p>
        <code>{path}</code>
        <ul aria-label="Tags">
          {tags.map((id) => (
            <li key={id}>{allTags.find((tag) => tag.id === id)?.label ?? id}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
