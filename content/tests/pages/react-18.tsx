import { lazy, StrictMode, Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState, useTransition } from 'react';
import { Layout } from 'lectern/client';
import { gulls } from '../components/gulls.ts';
import { TestPage } from '../components/test-page.tsx';
import styles from '../components/tests.module.css';
import { Trial } from '../components/trial.tsx';

const Later = lazy(async () => {
  await new Promise((done) => setTimeout(done, 400));
  return { default: () => <p data-later>Here it is.</p> };
});

function Search() {
  const id = useId();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = useMemo(() => gulls.filter((name) => name.toLowerCase().includes(wanted.toLowerCase())), [wanted]);
  return (
    <>
      <label htmlFor={id}>Boat</label> <input id={id} className={styles.field} value={text} onChange={(event) => setText(event.target.value)} />
      <p className={text === wanted ? undefined : styles.late}>
        <span data-found>{found.length}</span> of {gulls.length} boats, such as {found.slice(0, 3).join(', ') || 'none'}.
      </p>
    </>
  );
}

function Transition() {
  const [isShown, setShown] = useState(false);
  const [isPending, start] = useTransition();
  return (
    <>
      <button type="button" className="button" onClick={() => start(() => setShown(true))}>
        {isPending ? 'On its way …' : 'Ask for it'}
      </button>
      <Suspense fallback={<p>This fallback is never visible, because the transition waits.</p>}>{isShown ? <Later /> : <p>Not asked for yet.</p>}</Suspense>
    </>
  );
}

function Batch() {
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(0);
  const drawn = useRef(0);
  useEffect(() => {
    drawn.current += 1;
  });
  const count = () => {
    setFirst((value) => value + 1);
    setSecond((value) => value + 1);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setTimeout(count, 10)}>
        Change two values later
      </button>
      <p>
        {first} and {second}, after <span data-drawn>{drawn.current}</span> drawings before this one.
      </p>
    </>
  );
}

export default function ReactNow() {
  return (
    <Layout title="React since 18" description="Features of React since version 18, used in a page.">
      <TestPage title="React since 18">
        <p>Pages use the viewer’s React. The features of React since version 18 work in them, also in strict mode, which this page uses.</p>
        <StrictMode>
          <Trial id="deferred" title="Deferred values" expect="Typing stays fast. The number below changes a moment later.">
            <Search />
          </Trial>
          <Trial id="transition" title="A transition" expect="For less than half a second, the button shows “On its way …” and the old sentence stays. The fallback is never visible.">
            <Transition />
          </Trial>
          <Trial id="batch" title="Batched updates" expect="A timer changes two values, and React renders both at once: they are always equal.">
            <Batch />
          </Trial>
        </StrictMode>
      </TestPage>
    </Layout>
  );
}
