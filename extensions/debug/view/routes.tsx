import { useDeferredValue, useMemo, useState } from 'react';
import type { Route } from '../../../viewer/client/index.ts';
import { useSite } from '../../../viewer/client/index.ts';
import { PageLink } from './page-link.tsx';
import { Loaded } from './loaded.tsx';
import { routeTree, type RouteBranch } from './route-tree.ts';
import { routesFile } from './tables.ts';

/** A tree of all routes of the site, with a filter field. */
export function Routes() {
  return <Loaded file={routesFile}>{({ routes }) => <RouteList routes={routes} />}</Loaded>;
}

function RouteList({ routes }: { routes: Route[] }) {
  const { baseUrl } = useSite();
  const [text, setText] = useState('');
  const [kind, setKind] = useState('');
  const requested = useDeferredValue(text.trim().toLowerCase());
  const kinds = useMemo(() => [...new Set(routes.map((route) => route.kind))].sort(), [routes]);
  const found = useMemo(
    () => routes.filter((route) => (kind === '' || route.kind === kind) && matches(route, requested)),
    [routes, requested, kind],
  );
  const tree = useMemo(() => routeTree(found, baseUrl), [found, baseUrl]);
  const isFiltered = requested !== '' || kind !== '';
  return (
    <>
      <form className="debug-filter" role="search" aria-label="Routes" onSubmit={(event) => event.preventDefault()}>
        <label>
          Path, title or source
          <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <label>
          Kind
          <select value={kind} onChange={({ target }) => setKind(target.value)}>
            <option value="">all</option>
            {kinds.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <p role="status">{isFiltered ? `${found.length} of ${routes.length} routes` : `${routes.length} routes`}</p>
      </form>
      <ul className="route-tree" key={isFiltered ? 'some' : 'all'}>
        {tree.route && <Leaf branch={{ ...tree, name: baseUrl }} />}
        {tree.branches.map((branch) => (
          <Branch key={branch.path} branch={branch} openTo={isFiltered ? 9 : 0} />
        ))}
      </ul>
    </>
  );
}

function Branch({ branch, openTo }: { branch: RouteBranch; openTo: number }) {
  const [isOpen, setOpen] = useState(openTo > 0);
  if (branch.branches.length === 0) return <Leaf branch={branch} />;
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {branch.name}/ <span className="route-count">{branch.count}</span>
        </summary>
        {isOpen && (
          <ul>
            {branch.route && <Leaf branch={{ ...branch, name: '(itself)' }} />}
            {branch.branches.map((each) => (
              <Branch key={each.path} branch={each} openTo={openTo - 1} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function Leaf({ branch: { name, route } }: { branch: RouteBranch }) {
  if (!route) return null;
  return (
    <li className="route">
      <PageLink to={route.path}>{name}</PageLink>
      <span className="route-kind">{route.kind}</span>
      <span className="route-title">{route.title}</span>
      {route.source !== undefined && <span className="route-source">{route.source}</span>}
    </li>
  );
}

function matches({ path, title, source = '' }: Route, text: string): boolean {
  return [path, title, source].some((field) => field.toLowerCase().includes(text));
}
