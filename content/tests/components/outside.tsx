import styles from './tests.module.css';

/** Elements outside of the navbar, to test clicks, taps and keyboard focus. */
export function Outside() {
  return (
    <div className={`${styles.stage} ${styles.row}`}>
      <button type="button" className="button">
        Press me
      </button>
      <input className={styles.field} aria-label="A field" placeholder="Type here" />
      <a href="#outside">A link that goes nowhere far</a>
    </div>
  );
}
