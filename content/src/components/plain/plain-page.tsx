import type { ReactNode } from 'react';
import { Layout } from 'lectern/client';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A text page with its title, which looks like a standalone Markdown page. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <Layout title={title} description={description}>
      <main className={`prose ${styles.page}`}>
        <h1>{title}</h1>
        {children}
      </main>
    </Layout>
  );
}
