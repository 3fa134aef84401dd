import type { Json, SiteFile } from '../../../viewer/client/index.ts';
import type { DebugData } from '../data.ts';
import { JsonTree } from './json-tree.tsx';
import { Loaded } from './loaded.tsx';
import { siteFile } from './tables.ts';

/** Every setting of the site, including defaults. */
export function Config({ data: { config = {} } }: { data: DebugData }) {
  return (
    <>
      <p className="debug-lead">Every setting. Settings that the config omits have their default values.</p>
      <JsonTree value={config} />
    </>
  );
}

/** The data that components can use on every page: `site.json`. */
export function GlobalData() {
  return <Loaded file={siteFile}>{(site) => <ReadByAll site={site} />}</Loaded>;
}

function ReadByAll({ site: { instances, ...rest } }: { site: SiteFile }) {
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
