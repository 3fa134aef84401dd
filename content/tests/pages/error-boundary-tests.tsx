import { ErrorBoundary, Layout } from 'lectern/client';
import { Fragile } from '../components/fragile.tsx';
import { TestPage } from '../components/test-page.tsx';
import styles from '../components/tests.module.css';
import { Trial } from '../components/trial.tsx';

export default function ErrorBoundaryTests() {
  return (
    <Layout title="Error boundaries" description="What a page can keep from crashing by itself.">
      <TestPage title="Error boundaries">
        <p>
          <code>ErrorBoundary</code> of <code>lectern/client</code>, which is <code>@docusaurus/ErrorBoundary</code> as well, keeps a fault of its children from the rest of the page.
        </p>
        <Trial id="default" title="The box that is there" expect="In place of the cup stands a box with the message. “Retry” brings the cup back.">
          <ErrorBoundary>
            <Fragile name="cup" />
          </ErrorBoundary>
        </Trial>
        <Trial id="own" title="A fallback of one’s own" expect="What stands there is the page’s own sentence, with its own button.">
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
        <Trial id="nested" title="One in another" expect="Breaking the jug leaves the glass. Breaking the glass takes both, as it stands in the outer boundary alone.">
          <ErrorBoundary>
            <div className={styles.row}>
              <Fragile name="glass" />
              <ErrorBoundary>
                <Fragile name="jug" />
              </ErrorBoundary>
            </div>
          </ErrorBoundary>
        </Trial>
        <Trial id="failing" title="A fallback that fails" expect="What a fallback throws goes on to the next boundary outside.">
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
