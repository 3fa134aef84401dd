import { Link } from 'lectern/client';
import styles from './home.module.css';

const ways = [
  { to: '/docs/', title: 'What Lectern is', text: 'A page is data, and what follows from that.' },
  {
    to: '/docs/advanced/architecture/',
    title: 'How it works',
    text: 'The stages of the compiler, and the laws between them.',
  },
  { to: '/docs/reference/corpus/recipes/', title: 'Read the corpus', text: 'Recipes for programs of your own.' },
  { to: '/showcase/', title: 'Showcase', text: 'The sites that Lectern is tested with.' },
];

export function Onward() {
  return (
    <nav aria-label="Onward" className={styles.onward}>
      <ul>
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
