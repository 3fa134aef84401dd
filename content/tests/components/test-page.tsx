import type { ReactNode } from 'react';
import styles from './tests.module.css';

/** The text of a test page that is made of code, as a page of Markdown looks. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={`prose ${styles.page}`}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
