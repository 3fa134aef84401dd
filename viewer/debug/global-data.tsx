import type { Json } from '../../corpus/schema/index.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { JsonTree } from './json-tree.tsx';

/** What components can know of the site on every page: `site.json`. */
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
        What components can know on every page: the instances with their versions, and the site itself.
      </p>
      <JsonTree value={data as unknown as Json} />
    </>
  );
}
