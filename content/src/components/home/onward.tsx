import { Link, translate } from 'lectern/client';
import styles from './home.module.css';

const ways = () => [
  {
    to: '/docs/',
    title: translate({ id: 'home.introduction', message: 'About Lectern' }),
    text: translate({
      id: 'home.introduction.text',
      message: 'Why Lectern compiles pages to data, and the consequences.',
    }),
  },
  {
    to: '/docs/advanced/architecture/',
    title: translate({ id: 'home.architecture', message: 'How it works' }),
    text: translate({
      id: 'home.architecture.text',
      message: 'The stages of the compiler, and the rules between them.',
    }),
  },
  {
    to: '/docs/reference/corpus/recipes/',
    title: translate({ id: 'home.recipes', message: 'Read the corpus' }),
    text: translate({ id: 'home.recipes.text', message: 'Recipes for your own programs.' }),
  },
  {
    to: '/showcase/',
    title: translate({ id: 'home.showcase', message: 'Showcase' }),
    text: translate({ id: 'home.showcase.text', message: 'This documentation and the test sites.' }),
  },
];

export function Onward() {
  return (
    <nav aria-label={translate({ id: 'home.onward', message: 'Onward' })} className={styles.onward}>
      <ul>
        {ways().map(({ to, title, text }) => (
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
