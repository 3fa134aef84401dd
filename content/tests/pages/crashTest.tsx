import { lazy, Suspense, useEffect, useState } from 'react';
import { Layout, useSite } from 'lectern/client';
import { TestPage } from '../components/test-page.tsx';
import { Trial } from '../components/trial.tsx';

/** An error that two others led to. */
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
    <Layout title="Crash" description="Faults of a page’s own code, thrown on demand.">
      <TestPage title="Crash">
        <p>
          A fault in a page’s own code takes that page, and nothing else: the navbar and the footer stay, and so does the way to other pages. “Try again” draws the page
          anew, as it was at first.
        </p>
        <Trial id="render" title="While it is drawn" expect="The page gives way to a box: “This page crashed.”, the message, and below it the two causes, one after the other.">
          <button type="button" className="button" onClick={() => setPlace('render')}>
            Crash while drawing
          </button>
          {place === 'render' && <InRender />}
        </Trial>
        <Trial id="effect" title="In an effect" expect="The same box. An effect runs when the page is there already, so it may be seen for a moment.">
          <button type="button" className="button" onClick={() => setPlace('effect')}>
            Crash in an effect
          </button>
          {place === 'effect' && <InEffect />}
        </Trial>
        <Trial id="lazy" title="In a part that comes later" expect="A third of a second of waiting, then the same box.">
          <button type="button" className="button" onClick={() => setPlace('lazy')}>
            Ask for a part that is lost
          </button>
          {place === 'lazy' && (
            <Suspense fallback={<p>Waiting for it …</p>}>
              <LostPart />
            </Suspense>
          )}
        </Trial>
        <Trial id="event" title="In an event handler" expect="Nothing is taken away, as nothing that is drawn has failed. The error stands in the console.">
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
