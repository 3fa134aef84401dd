import { useEffect, useState, type ReactNode } from 'react';
import { translate } from 'lectern/client';
import styles from './home.module.css';

/** A command that can be copied, with its description. */
export function Command({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'' | 'copied' | 'failed'>('');
  useEffect(() => {
    if (outcome === '') return;
    const timer = setTimeout(() => setOutcome(''), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // `navigator.clipboard` is undefined on pages without https.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'failed');
  }

  return (
    <div className={styles.command}>
      <div className={styles.prompt}>
        <code>{text}</code>
        <button type="button" onClick={copy}>
          <span aria-live="polite">{labels()[outcome]}</span>
        </button>
      </div>
      <p>{children}</p>
    </div>
  );
}

function labels() {
  return {
    '': translate({ id: 'home.copy', message: 'Copy' }),
    copied: translate({ id: 'home.copied', message: 'Copied' }),
    failed: translate({ id: 'home.notCopied', message: 'Not copied' }),
  };
}
