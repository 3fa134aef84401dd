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

/** A manual test: something to try, and the expected result. */
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
