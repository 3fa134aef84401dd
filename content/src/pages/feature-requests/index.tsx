import { useEffect } from 'react';
import { Link, matchPath, useBaseUrl, useLocation } from 'lectern/client';
import wanted from '@site/src/data/wanted.yml';
import { PlainPage } from '../../components/plain/plain-page.tsx';
import styles from '../../components/plain/plain-page.module.css';

interface Wanted {
  id: string;
  title: string;
  text: string;
  /** A workaround until Lectern has this feature. */
  meanwhile: string;
  to: string;
}

/** This page shows one feature request per path below `/feature-requests/`. A rewrite in the config serves this page
 * at all these paths. */
export default function FeatureRequests() {
  const { pathname } = useLocation();
  const base = useBaseUrl('/feature-requests/');
  const chosen = matchPath(pathname, { path: `${base}:id` })?.params.id;

  useEffect(() => {
    if (chosen !== undefined) document.getElementById(chosen)?.scrollIntoView({ block: 'center' });
  }, [chosen]);

  return (
    <PlainPage title="Feature requests" description="Features that Lectern lacks, and a workaround for each.">
      <p>
        These features are missing in Lectern, and each has a workaround. The <Link to="/releases/">releases</Link> list
        the added features.
      </p>
      <ul className={styles.wanted}>
        {(wanted as Wanted[]).map(({ id, title, text, meanwhile, to }) => (
          <li key={id} id={id} data-chosen={id === chosen || undefined} aria-current={id === chosen || undefined}>
            <h2>
              <Link to={`/feature-requests/${id}`}>{title}</Link>
            </h2>
            <p>{text}</p>
            <p className={styles.meanwhile}>
              {meanwhile} <Link to={to}>Read how</Link>
            </p>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
