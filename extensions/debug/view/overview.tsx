import type { ManifestFile, RoutesFile } from '../../../viewer/client/index.ts';
import type { DebugData } from '../data.ts';
import { Bars } from './bars.tsx';
import { bytesText } from './facts.tsx';
import { fileGroups } from './file-groups.ts';
import { LinkMap } from './link-map.tsx';
import { linkFacts } from './link-facts.ts';
import { Loaded } from './loaded.tsx';
import { kindRows } from './metadata.tsx';
import { PageWeights } from './page-weights.tsx';
import { manifestFile, routesFile } from './tables.ts';

/** Charts of the whole site: sources, output, page sizes, links. */
export function Overview({ data: { graph = { pages: [], links: [] } } }: { data: DebugData }) {
  return (
    <Loaded file={manifestFile}>
      {(manifest) => (
        <Loaded file={routesFile}>
          {({ routes }) => (
            <>
              <Stages manifest={manifest} routes={routes} links={linkFacts(graph).count} />
              <PageWeights manifest={manifest} />
              <LinkMap graph={graph} />
              <Made manifest={manifest} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface StagesProps {
  manifest: ManifestFile;
  routes: RoutesFile['routes'];
  links: number;
}

function Stages({ manifest: { files }, routes, links }: StagesProps) {
  const sources = new Set(routes.flatMap(({ source }) => source ?? [])).size;
  const stages = [
    ['Parse', sources, 'documents'],
    ['Site', routes.length, 'routes'],
    ['Link', links, 'links between pages'],
    ['Emit', files.length, 'files'],
  ] as const;
  return (
    <>
      <ol className="stages">
        {stages.map(([stage, count, what]) => (
          <li key={stage}>
            <span className="stage-name">{stage}</span>
            <b>{count.toLocaleString('en')}</b> {what}
          </li>
        ))}
      </ol>
      <p className="debug-lead">
        {bytesText(files.reduce((sum, { bytes }) => sum + bytes, 0))} were written. The output does not contain the
        times of stages, so it is the same after each compile. <code>lectern compile --verbose</code> prints the times.
      </p>
    </>
  );
}

function Made({ manifest }: { manifest: ManifestFile }) {
  const groups = fileGroups(manifest).map(({ label, files, bytes }) => ({
    label,
    amount: bytes,
    text: bytesText(bytes),
    more: String(files),
  }));
  return (
    <section>
      <h2>Output</h2>
      <div className="debug-columns">
        <Bars caption="Files of the output by purpose" head={['Files', 'Count', 'Size']} rows={groups} />
        <Bars
          caption="Number of routes of each kind"
          head={['Kind of route', 'Count']}
          rows={kindRows(manifest.counts)}
        />
      </div>
    </section>
  );
}
