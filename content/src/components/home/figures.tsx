import { Link } from 'lectern/client';
import figures from '@site/src/data/figures.json';
import styles from './home.module.css';

/** What is true of this site, measured. The number of rules is held by a test. */
export function Figures() {
  return (
    <section aria-label="In figures">
      <dl className={styles.figures}>
        <div>
          <dt>
            {figures.script} <small>kB</small>
          </dt>
          <dd>
            of script at most, compressed, show any page of any site: React, the router, the viewer.{' '}
            <Link to="/blog/2026/11/16/what-a-viewer-costs/">A test holds the budget.</Link>
          </dd>
        </div>
        <div>
          <dt>
            {figures.page} <small>kB</small>
          </dt>
          <dd>
            of data for the next page: the middle one of all pages here.{' '}
            <Link to="/docs/reference/corpus/">The format has schemas.</Link>
          </dd>
        </div>
        <div>
          <dt>0</dt>
          <dd>
            lines of your content run while it is compiled. <Link to="/docs/code/">What is really code</Link> runs in
            the browser of who reads it.
          </dd>
        </div>
        <div>
          <dt>{figures.rules}+</dt>
          <dd>
            kinds of fault, each told with its line and a hint, and all in one go.{' '}
            <Link to="/docs/reference/diagnostics/">See the list.</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
