import { useEffect, useState, type ReactNode } from 'react';
import styles from './home.module.css';

/** A command to copy, with what it does. */
export function Command({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'Not copied'>('');
  useEffect(() => {
    if (outcome === '') return;
    const timer = setTimeout(() => setOutcome(''), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // Without https, browsers have no clipboard for pages.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'Copied' : 'Not copied');
  }

  return (
    <div className={styles.command}>
      <div className={styles.prompt}>
        <code>{text}</code>
        <button type="button" onClick={copy}>
          <span aria-live="polite">{outcome || 'Copy'}</span>
        </button>
      </div>
      <p>{children}</p>
    </div>
  );
}
