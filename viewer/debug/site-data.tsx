import type { DebugPage, Json } from '../../corpus/schema/index.ts';
import { JsonTree } from './json-tree.tsx';
import { useSite } from '../corpus/corpus-context.ts';

/** Every setting of the site, including defaults. */
export function Config({ page }: { page: DebugPage }) {
  return (
    <>
      <p className="debug-lead">Every setting, those that were left out with their defaults.</p>
      <JsonTree value={page.config ?? {}} />
    </>
  );
}

/** The data that components can use on every page: `site.json`. */
export function GlobalData() {
  const { instances, ...rest } = useSite();
  const byKind = (kind: string) =>
    Object.fromEntries(
      instances.filter((instance) => instance.kind === kind).map(({ id, kind: _, ...instance }) => [id, instance]),
    );
  const data = { docs: byKind('docs'), blog: byKind('blog'), changelog: byKind('changelog'), site: rest };
  return (
    <>
      <p className="debug-lead">
        Data that components can read on every page: the instances with their versions, and the site.
      </p>
      <JsonTree value={data as unknown as Json} />
    </>
  );
}
