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
      <Suspense fallback={<p>This is never seen, as the transition waits.</p>}>{isShown ? <Later /> : <p>Not asked for yet.</p>}</Suspense>
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
    <Layout title="React since 18" description="What React 18 and its successors brought, at work in a page.">
      <TestPage title="React since 18">
        <p>Pages run with the viewer’s own React. What it has brought since version 18 works in them, in strict mode too: this page stands in it.</p>
        <StrictMode>
          <Trial id="deferred" title="Values that lag behind" expect="Typing stays swift. The number below follows a moment later.">
            <Search />
          </Trial>
          <Trial id="transition" title="A transition" expect="For less than half a second the button says that it is on its way, and the old sentence stays. The fallback isn’t seen.">
            <Transition />
          </Trial>
          <Trial id="batch" title="Changes together" expect="Two values that a timer changes are drawn together: both are always the same.">
            <Batch />
          </Trial>
        </StrictMode>
      </TestPage>
    </Layout>
  );
}
