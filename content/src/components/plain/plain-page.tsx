import type { ReactNode } from 'react';
import { Layout } from 'lectern/client';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** Renders a page with a title, like a standalone page in Markdown. */
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
