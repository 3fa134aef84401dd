import { useState, type ReactNode } from 'react';
import { useSite, type ManifestFile, type RoutesFile, type SiteFile } from '../../../viewer/client/index.ts';
import { pageAddress } from '../../../corpus/index.ts';
import { PageLink } from './page-link.tsx';
import { bytesText } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { sizesByAddress } from './page-sizes.ts';
import { docsFile, manifestFile, postsFile, routesFile, siteFile } from './tables.ts';

type Sizes = ReadonlyMap<string, number>;

/** All sources, by instance and version, with the size of each page. */
export function Content() {
  return (
    <Loaded file={siteFile}>
      {({ instances }) => (
        <Loaded file={manifestFile}>{(manifest) => <Collections {...{ instances, manifest }} />}</Loaded>
      )}
    </Loaded>
  );
}

function Collections({ instances, manifest }: { instances: SiteFile['instances']; manifest: ManifestFile }) {
  const sizes = sizesByAddress(manifest);
  return (
    <>
      <p className="debug-lead">All content, by collection. Each size is the size of the uncompressed JSON.</p>
      {instances.map((instance, index) => (
        <section key={`${instance.kind} ${instance.id}`}>
          <h2>
            {instance.kind} <code>{instance.id}</code>
          </h2>
          {instance.kind === 'docs' ? (
            instance.versions.map(({ name, label }, at) => (
              <Part key={name} title={label === name ? name : `${label} (${name})`} isOpen={index === 0 && at === 0}>
                {() => (
                  <Loaded file={docsFile(instance.id, name)}>
                    {({ docs }) => <Written rows={docs} sizes={sizes} />}
                  </Loaded>
                )}
              </Part>
            ))
          ) : (
            <Part title={instance.title}>
              {() => (
                <Loaded file={postsFile(instance.id)}>{({ posts }) => <Written rows={posts} sizes={sizes} />}</Loaded>
              )}
            </Part>
          )}
        </section>
      ))}
      <Loaded file={routesFile}>{({ routes }) => <Pages routes={routes} sizes={sizes} />}</Loaded>
    </>
  );
}

function Pages({ routes, sizes }: { routes: RoutesFile['routes']; sizes: Sizes }) {
  const pages = routes.filter(({ kind }) => kind === 'page');
  if (pages.length === 0) return null;
  return (
    <section>
      <h2>pages</h2>
      <Part title={`${pages.length} standalone pages`}>{() => <Written rows={pages} sizes={sizes} />}</Part>
    </section>
  );
}

function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: () => ReactNode }) {
  const [shown, setShown] = useState(isOpen);
  return (
    <details className="debug-part" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{title}</summary>
      {shown && children()}
    </details>
  );
}

function Written({
  rows,
  sizes,
}: {
  rows: readonly { path: string; title: string; source?: string | undefined }[];
  sizes: Sizes;
}) {
  const { baseUrl } = useSite();
  const sizeOf = (path: string) => sizes.get(pageAddress(path.slice(baseUrl.length - 1))) ?? 0;
  return (
    <div className="debug-scroll">
      <table className="debug-table">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Source</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, title, source = '' }) => (
            <tr key={path}>
              <th scope="row">
                <PageLink to={path}>{title || path}</PageLink>
              </th>
              <td>{source}</td>
              <td>{bytesText(sizeOf(path))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="debug-sum">
        {rows.length} in all, {bytesText(rows.reduce((sum, { path }) => sum + sizeOf(path), 0))}
      </p>
    </div>
  );
}
