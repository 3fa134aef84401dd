import type { ReactNode } from 'react';
import { Heading } from 'lectern/client';
import styles from './tests.module.css';

interface TrialProps {
  id: string;
  title: string;
  /** The expected result. */
  expect: ReactNode;
  children: ReactNode;
}

/** One thing to try, and what to expect of it. */
export function Trial({ id, title, expect, children }: TrialProps) {
  return (
    <section>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <p>{expect}</p>
      <div className={styles.stage}>{children}</div>
    </section>
  );
}
