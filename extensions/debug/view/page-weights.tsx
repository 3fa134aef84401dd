import { useMemo } from 'react';
import type { ManifestFile } from '../../../viewer/client/index.ts';
import { useSite } from '../../../viewer/client/index.ts';
import { PageLink } from './page-link.tsx';
import { bytesText } from './facts.tsx';
import { pageSizes } from './page-sizes.ts';
import { median, sizeBins } from './size-bins.ts';
import { sizeTree } from './size-tree.ts';
import { Treemap } from './treemap.tsx';

/** The sizes of pages: their distribution, a treemap, and the largest pages. */
export function PageWeights({ manifest }: { manifest: ManifestFile }) {
  const { baseUrl } = useSite();
  const sizes = useMemo(() => pageSizes(manifest), [manifest]);
  const tree = useMemo(() => sizeTree(sizes), [sizes]);
  const bytes = sizes.map((size) => size.bytes);
  const bins = sizeBins(bytes);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const heaviest = [...sizes].sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1)).slice(0, 10);
  return (
    <section>
      <h2>Weight of pages</h2>
      <p className="debug-lead">
        Pages as JSON, without compression. Half of them have less than {bytesText(Math.round(median(bytes)))}; the
        heaviest has {bytesText(heaviest[0]?.bytes ?? 0)}.
      </p>
      <div className="weights">
        <figure className="histogram">
          <figcaption>Pages by size; each step is twice as large as the one before</figcaption>
          <ol>
            {bins.map(({ from, count }) => (
              <li key={from}>
                <span className="histogram-count">{count}</span>
                <span className="histogram-bar" style={{ blockSize: `${(count / most) * 12}rem` }} />
                <span className="histogram-from">
                  <span className="visually-hidden">pages from </span>
                  {bytesText(from).replace('.0', '')}
                </span>
              </li>
            ))}
          </ol>
        </figure>
        <div>
          <h3>The heaviest</h3>
          <ol className="debug-list">
            {heaviest.map((size) => (
              <li key={size.name}>
                <PageLink to={baseUrl + size.name.replace(/^index$/, '')}>{size.name}</PageLink>
                <span>{bytesText(size.bytes)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <h3>Largest parts</h3>
      <Treemap tree={tree} heaviest={Math.max(1, ...bytes)} />
    </section>
  );
}
