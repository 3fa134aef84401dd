import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Translate, translate, useBaseUrl } from 'lectern/client';
import source from '@site/src/pages/example.md?raw';
import { JsonText } from './json-text.tsx';
import { draw } from './tiny-viewer.tsx';
import { useExample, type Example } from './use-example.ts';
import styles from './home.module.css';

/** The front matter and each block of the page's source. */
const blocks = source.trim().split(/\n\n/);

/**
 * Displays a page as Markdown, as JSON and as rendered HTML. Hovering a block in one pane highlights it in all three
 * panes.
 */
export function Demonstration() {
  const { page, weight } = useExample();
  const [chosen, choose] = useState(3);
  const [view, setView] = useState<'data' | 'page'>('data');
  const data = useBaseUrl('/corpus/pages/example.json');
  const views = {
    data: translate({ id: 'home.view.data', message: 'Data' }),
    page: translate({ id: 'home.view.page', message: 'Page' }),
  };

  return (
    <section className={styles.demonstration} aria-labelledby="demonstration">
      <div className={styles.bar}>
        <h2 id="demonstration">
          <Translate id="home.demonstration">One page, three times</Translate>
        </h2>
        <fieldset className={styles.switch}>
          <legend>
            <Translate id="home.view">Show next to the Markdown</Translate>
          </legend>
          {(['data', 'page'] as const).map((value) => (
            <label key={value}>
              <input type="radio" name="view" checked={view === value} onChange={() => setView(value)} />
              <span>{views[value]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.panes} data-view={view}>
        <Pane title={translate({ id: 'home.pane.source', message: 'You write' })} name="example.md" chosen={chosen}>
          {blocks.map((block, index) => (
            <button
              key={index}
              type="button"
              data-block={index}
              aria-pressed={index === chosen}
              className={styles.block}
              onClick={() => choose(index)}
              onPointerEnter={() => choose(index)}
              onFocus={() => choose(index)}
            >
              {block}
            </button>
          ))}
        </Pane>
        <Pane
          title={translate({ id: 'home.pane.data', message: 'Lectern makes' })}
          name="example.json"
          kind="data"
          chosen={chosen}
        >
          {parts(page).map((part, index) => (
            <pre key={index} data-block={index} className={mark(index === chosen)} onPointerEnter={() => choose(index)}>
              <JsonText value={part} />
            </pre>
          ))}
        </Pane>
        <Pane
          title={translate({ id: 'home.pane.page', message: 'Readers see' })}
          name="/example/"
          kind="page"
          chosen={chosen}
        >
          {renderedParts(page).map((part, index) => (
            <div
              key={index}
              data-block={index}
              className={`prose ${mark(index === chosen)}`}
              onPointerEnter={() => choose(index)}
            >
              {part}
            </div>
          ))}
        </Pane>
      </div>
      <p className={styles.note}>
        <span>
          {weight ? (
            <Translate id="home.note.weighed" values={{ weight }}>
              {'The data above is the JSON file of the example page, loaded just now: {weight}.'}
            </Translate>
          ) : (
            <Translate id="home.note">The data above is the JSON file of the example page.</Translate>
          )}{' '}
          <Translate id="home.note.hint">Point at a block to see its data and its rendered form.</Translate>
        </span>{' '}
        <Link to="/example/">
          <Translate id="home.openPage">Open the page</Translate>
        </Link>
        <Link to={`pathname://${data}`}>
          <Translate id="home.openData">Open the data</Translate>
        </Link>
      </p>
    </section>
  );
}

function parts({ title, path, toc, body }: Example): unknown[] {
  return [{ title, path, toc }, ...body.children];
}

function renderedParts({ title, body }: Example): ReactNode[] {
  return [<p className={styles.title}>{title}</p>, ...body.children.map((node) => draw(node))];
}

function mark(isChosen: boolean): string {
  return isChosen ? `${styles.part} ${styles.chosen}` : styles.part!;
}

interface PaneProps {
  title: string;
  name: string;
  kind?: 'data' | 'page';
  chosen: number;
  children: ReactNode;
}

function Pane({ title, name, kind, chosen, children }: PaneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = box.current!;
    const part = pane.querySelector<HTMLElement>(`[data-block="${chosen}"]`);
    if (!part || pane.matches(':hover')) return;
    const { offsetTop: top, offsetHeight: height } = part;
    if (top >= pane.scrollTop && top + height <= pane.scrollTop + pane.clientHeight) return;
    // Scrolls only this pane. `scrollIntoView` would also scroll the page.
    pane.scrollTo({ top: top - 12, behavior: 'smooth' });
  }, [chosen]);
  return (
    <section className={styles.pane} data-kind={kind ?? 'source'} aria-label={title}>
      <header>
        <strong>{title}</strong> <code>{name}</code>
      </header>
      <div
        ref={box}
        className={styles.scroll}
        tabIndex={kind ? 0 : undefined}
        role={kind ? 'group' : undefined}
        aria-label={kind ? name : undefined}
      >
        {children}
      </div>
    </section>
  );
}
