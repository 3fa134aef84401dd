import { useCallback, useId, useMemo, useState } from 'react';
import type { LinkGraph } from '../data.ts';
import { PageLink } from './page-link.tsx';
import { LinkCircle } from './link-circle.tsx';
import { linkFacts, type LinkFacts } from './link-facts.ts';

/** The links between pages, as a chart and as lists. */
export function LinkMap({ graph }: { graph: LinkGraph }) {
  const { pages } = graph;
  const facts = useMemo(() => linkFacts(graph), [graph]);
  const [hovered, setHovered] = useState<number>();
  const [chosen, setChosen] = useState<number>();
  const choose = useCallback((page: number) => setChosen((before) => (before === page ? undefined : page)), []);
  return (
    <section>
      <h2>Links</h2>
      <p className="debug-lead">
        {facts.count} links from the text of one page to another. Links in menus and lists are not counted.
      </p>
      <div className="link-map">
        <div className="link-picture">
          <LinkCircle pages={pages} facts={facts} chosen={hovered ?? chosen} onHover={setHovered} onChoose={choose} />
          <p className="link-legend">
            <span className="is-to">links to</span> <span className="is-from">linked from</span>
          </p>
        </div>
        <div className="link-lists">
          <PageField pages={pages} onChoose={setChosen} />
          {chosen !== undefined && (
            <Chosen
              page={chosen}
              pages={pages}
              facts={facts}
              onChoose={setChosen}
              onLeave={() => setChosen(undefined)}
            />
          )}
          {chosen === undefined && (
            <>
              <h3>Most linked</h3>
              <ol className="debug-list">
                {facts.mostLinked.slice(0, 12).map((page) => (
                  <li key={page}>
                    <PageButton page={page} pages={pages} onChoose={setChosen} />
                    <span>{facts.from[page]!.length}</span>
                  </li>
                ))}
              </ol>
              <h3>Orphans</h3>
              <Orphans pages={pages} orphans={facts.orphans} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps {
  pages: LinkGraph['pages'];
  onChoose: (page: number) => void;
}

function PageField({ pages, onChoose }: ChoiceProps) {
  const id = useId();
  const choose = (path: string) => {
    const page = pages.findIndex((each) => each.path === path);
    if (page >= 0) onChoose(page);
  };
  return (
    <label className="debug-field">
      Look at a page
      <input type="search" list={id} placeholder="/docs/…" onChange={({ target }) => choose(target.value)} />
      <datalist id={id}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </label>
  );
}

function Chosen({
  page,
  pages,
  facts,
  onChoose,
  onLeave,
}: ChoiceProps & { page: number; facts: LinkFacts; onLeave: () => void }) {
  const { path, title } = pages[page]!;
  const lists = [
    { name: 'Links to', numbers: facts.to[page]! },
    { name: 'Linked from', numbers: facts.from[page]! },
  ];
  return (
    <div className="link-chosen">
      <p className="link-chosen-title">
        <PageLink to={path}>{title || path}</PageLink>
        <button type="button" className="debug-button" onClick={onLeave}>
          Back to all pages
        </button>
      </p>
      {lists.map(({ name, numbers }) => (
        <div key={name}>
          <h3>
            {name} {numbers.length}
          </h3>
          <ul className="debug-list">
            {numbers.map((number) => (
              <li key={number}>
                <PageButton page={number} pages={pages} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PageButton({ page, pages, onChoose }: ChoiceProps & { page: number }) {
  const { path, title } = pages[page]!;
  return (
    <button type="button" onClick={() => onChoose(page)}>
      {title || path} {title !== '' && <small>{path}</small>}
    </button>
  );
}

function Orphans({ pages, orphans }: { pages: LinkGraph['pages']; orphans: number[] }) {
  if (orphans.length === 0) return <p>None: the content or a menu links to every page.</p>;
  return (
    <>
      <p>
        Neither the content nor a menu links to {orphans.length === 1 ? 'this page' : `these ${orphans.length} pages`}.
      </p>
      <ul className="debug-list is-scrolled" tabIndex={0} aria-label="Orphans">
        {orphans.map((page) => (
          <li key={page}>
            <PageLink to={pages[page]!.path}>{pages[page]!.path}</PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
