import { lazy, Suspense, useEffect, useState } from 'react';
import { Layout, useSite } from 'lectern/client';
import { TestPage } from '../components/test-page.tsx';
import { Trial } from '../components/trial.tsx';

/** Returns an error with two causes. */
const harbourError = () =>
  new Error('The tide table could not be drawn.', {
    cause: new Error('The harbour sent no heights.', { cause: new TypeError('“high water” is not a number') }),
  });

function InRender(): never {
  throw harbourError();
}

function InEffect() {
  useEffect(() => {
    throw new Error('The pump stopped after the page was drawn.');
  }, []);
  return null;
}

const LostPart = lazy(async (): Promise<{ default: () => null }> => {
  await new Promise((done) => setTimeout(done, 300));
  throw new Error('The part that was to come later never came.');
});

type Place = 'render' | 'effect' | 'lazy';

export default function CrashTest() {
  const { crashTest } = useSite().customFields ?? {};
  const [place, setPlace] = useState<Place | undefined>(crashTest ? 'render' : undefined);
  return (
    <Layout title="Crash" description="Errors in the code of a page, thrown by buttons.">
      <TestPage title="Crash">
        <p>
          An error in the code of a page affects only that page. The navbar and the footer stay, and links to other pages work. “Try again” renders the page
          again in its first state.
        </p>
        <Trial id="render" title="During rendering" expect="A box replaces the page. It shows “This page crashed.”, the message, and the two causes.">
          <button type="button" className="button" onClick={() => setPlace('render')}>
            Crash while drawing
          </button>
          {place === 'render' && <InRender />}
        </Trial>
        <Trial id="effect" title="In an effect" expect="The same box. An effect runs after the first render, so the page can be visible for a moment.">
          <button type="button" className="button" onClick={() => setPlace('effect')}>
            Crash in an effect
          </button>
          {place === 'effect' && <InEffect />}
        </Trial>
        <Trial id="lazy" title="In a lazy component" expect="A fallback for a third of a second, then the same box.">
          <button type="button" className="button" onClick={() => setPlace('lazy')}>
            Ask for a part that is lost
          </button>
          {place === 'lazy' && (
            <Suspense fallback={<p>Waiting for it …</p>}>
              <LostPart />
            </Suspense>
          )}
        </Trial>
        <Trial id="event" title="In an event handler" expect="The page stays, because rendering did not fail. The console shows the error.">
          <button
            type="button"
            className="button"
            onClick={() => {
              throw new Error('The bell rope broke.');
            }}
          >
            Throw on a click
          </button>
        </Trial>
      </TestPage>
    </Layout>
  );
}
