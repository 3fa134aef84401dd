import { ErrorBoundary, Layout } from 'lectern/client';
import { Fragile } from '../components/fragile.tsx';
import { TestPage } from '../components/test-page.tsx';
import styles from '../components/tests.module.css';
import { Trial } from '../components/trial.tsx';

export default function ErrorBoundaryTests() {
  return (
    <Layout title="Error boundaries" description="Parts of a page that crash without the rest.">
      <TestPage title="Error boundaries">
        <p>
          With <code>ErrorBoundary</code> from <code>lectern/client</code>, also available as <code>@docusaurus/ErrorBoundary</code>, an error in its children does not affect the rest of the page.
        </p>
        <Trial id="default" title="The default box" expect="A box with the message replaces the cup. “Retry” shows the cup again.">
          <ErrorBoundary>
            <Fragile name="cup" />
          </ErrorBoundary>
        </Trial>
        <Trial id="own" title="A custom fallback" expect="A sentence and a button of this page replace the saucer.">
          <ErrorBoundary
            fallback={({ error, tryAgain }) => (
              <p role="alert">
                {error.message} It can be glued.{' '}
                <button type="button" className="button" onClick={tryAgain}>
                  Glue it
                </button>
              </p>
            )}
          >
            <Fragile name="saucer" />
          </ErrorBoundary>
        </Trial>
        <Trial id="nested" title="Nested boundaries" expect="If you break the jug, the glass stays. If you break the glass, both disappear, because only the outer boundary contains the glass.">
          <ErrorBoundary>
            <div className={styles.row}>
              <Fragile name="glass" />
              <ErrorBoundary>
                <Fragile name="jug" />
              </ErrorBoundary>
            </div>
          </ErrorBoundary>
        </Trial>
        <Trial id="failing" title="A fallback that fails" expect="The next outer boundary catches the error of the fallback.">
          <ErrorBoundary fallback={({ error }) => <p role="alert">The outer boundary has it: {error.message}</p>}>
            <ErrorBoundary
              fallback={() => {
                throw new Error('The glue pot broke too.');
              }}
            >
              <Fragile name="plate" />
            </ErrorBoundary>
          </ErrorBoundary>
        </Trial>
      </TestPage>
    </Layout>
  );
}
