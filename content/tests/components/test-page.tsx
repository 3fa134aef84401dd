import type { ReactNode } from 'react';
import styles from './tests.module.css';

/** Renders a test page that is written as code. It looks like a Markdown page. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={`prose ${styles.page}`}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
