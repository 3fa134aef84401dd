import type { ManifestFile, SiteFile } from '../../../viewer/client/index.ts';
import { Bars } from './bars.tsx';
import { Facts } from './facts.tsx';
import { Loaded } from './loaded.tsx';
import { manifestFile, siteFile } from './tables.ts';

/** The generator and the contents of the site. */
export function Metadata() {
  return (
    <Loaded file={siteFile}>
      {(site) => <Loaded file={manifestFile}>{(manifest) => <MadeOf manifest={manifest} own={site} />}</Loaded>}
    </Loaded>
  );
}

function MadeOf({ manifest, own }: { manifest: ManifestFile; own: SiteFile }) {
  const { generator, site, format, onBrokenLinks, counts } = manifest;
  const { instances, trailingSlash, locale, locales } = own;
  const parts = [
    ...instances.map(({ kind, id, path }) => [`${kind}: ${id}`, path] as [string, string]),
    ...(counts.page === undefined ? [] : [['pages', `${counts.page} pages`] as [string, string]]),
  ];
  return (
    <>
      <h2>Made with</h2>
      <Facts
        facts={[
          ['Generator', `${generator.name} ${generator.version}`],
          ['Format of the corpus', String(format)],
          [
            'Broken links',
            onBrokenLinks === 'ignore' ? 'ignored' : onBrokenLinks === 'warn' ? 'a warning' : 'an error',
          ],
        ]}
      />
      <h2>Site</h2>
      <Facts
        facts={[
          ['Title', site.title],
          ['Address', site.url],
          ['Base URL', site.baseUrl],
          [
            'Slash at the end of paths',
            trailingSlash === undefined ? 'depends on file names and slugs' : trailingSlash ? 'always' : 'never',
          ],
          ['Language', locale],
          ['All languages', locales.map(({ name }) => name).join(', ')],
        ]}
      />
      <h2>Content</h2>
      <Facts facts={parts} />
      <h2>Routes by kind</h2>
      <Bars caption="Number of routes of each kind" head={['Kind', 'Routes']} rows={kindRows(counts)} />
    </>
  );
}

export function kindRows(counts: Record<string, number>) {
  return Object.entries(counts)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([label, amount]) => ({ label, amount, text: String(amount) }));
}
