import { Link, Translate, translate, useSite } from 'lectern/client';
import figures from '@site/src/data/figures.json';
import styles from './home.module.css';

/** Figures that were measured on this site. A test checks the number of rules. */
export function Figures() {
  const { locale } = useSite();
  const written = (figure: string) => Number(figure).toLocaleString(locale);
  return (
    <section aria-label={translate({ id: 'home.figures', message: 'In figures' })}>
      <dl className={styles.figures}>
        <div>
          <dt>
            {written(figures.script)} <small>kB</small>
          </dt>
          <dd>
            <Translate id="home.figures.script">
              Maximum size of the compressed script on any page of any site: React, the router, the viewer.
            </Translate>{' '}
            <Link to="/blog/2026/11/16/what-a-viewer-costs/">
              <Translate id="home.figures.script.more">A test checks this limit.</Translate>
            </Link>
          </dd>
        </div>
        <div>
          <dt>
            {written(figures.page)} <small>kB</small>
          </dt>
          <dd>
            <Translate id="home.figures.page">
              Median size of the data that the next page needs, on this site.
            </Translate>{' '}
            <Link to="/docs/reference/corpus/">
              <Translate id="home.figures.page.more">Read about the data format</Translate>
            </Link>
          </dd>
        </div>
        <div>
          <dt>0</dt>
          <dd>
            <Translate
              id="home.figures.lines"
              values={{
                code: (
                  <Link to="/docs/code/">
                    <Translate id="home.figures.lines.code">Real code</Translate>
                  </Link>
                ),
              }}
            >
              {
                'Number of lines of your Markdown that run. {code} runs once to render HTML, and again in the reader’s browser.'
              }
            </Translate>
          </dd>
        </div>
        <div>
          <dt>{figures.rules}+</dt>
          <dd>
            <Translate id="home.figures.rules">
              Kinds of errors that Lectern reports, each with its line and a hint, and all in one run.
            </Translate>{' '}
            <Link to="/docs/reference/diagnostics/">
              <Translate id="home.figures.rules.more">See the list.</Translate>
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
