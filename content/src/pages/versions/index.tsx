import { Link, useLatestVersion, useVersions } from 'lectern/client';
import { PlainPage } from '../../components/plain/plain-page.tsx';
import { VersionTable } from '../../components/plain/version-table.tsx';

/** Name of a version → path of its release notes. */
const releaseNotes: Record<string, string> = { current: '/releases/0.2.0/', '2.4.3': '/changelog/2.4.3/' };

export default function Versions() {
  const versions = useVersions();
  const latest = useLatestVersion();
  const current = versions.find(({ name }) => name === 'current');
  const past = versions.filter((version) => version !== latest && version !== current);

  return (
    <PlainPage title="Versions" description="The versions of this documentation, with links to each.">
      <p>
        This documentation has several versions. A version number is the number of the Docusaurus release whose
        conventions the version describes. The <Link to="/releases/">releases</Link> of Lectern have other numbers.
      </p>
      <h2 id="latest">Current version (Stable)</h2>
      <p>The maintainers update this version. The release notes list its unreleased changes under “Unreleased”.</p>
      <VersionTable versions={[latest]} releaseNotes={releaseNotes} />
      {current && current !== latest && (
        <>
          <h2 id="next">Next version (Unreleased)</h2>
          <p>The version of the next release.</p>
          <VersionTable versions={[current]} releaseNotes={releaseNotes} />
        </>
      )}
      {past.length > 0 && (
        <>
          <h2 id="archive">Past versions (Not maintained anymore)</h2>
          <p>These versions keep their addresses, and do not change.</p>
          <VersionTable versions={past} releaseNotes={releaseNotes} />
        </>
      )}
      <p>
        To publish several versions of your docs, see <Link to="/docs/versioning/">Versions</Link>.
      </p>
    </PlainPage>
  );
}
