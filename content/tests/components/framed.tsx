import { useBaseUrl } from 'lectern/client';
import styles from './tests.module.css';

/** Displays a page of this site in a frame. */
export function Framed({ path, title }: { path: string; title: string }) {
  return <iframe className={styles.frame} src={useBaseUrl(path)} title={title} loading="lazy" />;
}
