import type { ReactNode } from 'react';
import { Layout } from 'lectern/client';
import styles from './plain-page.module.css';

interface PlainPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page of text with its title, as a standalone page in Markdown has it. */
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
