import { Link, useLatestVersion, useVersions } from 'lectern/client';
import { PlainPage } from '../../components/plain/plain-page.tsx';
import { VersionTable } from '../../components/plain/version-table.tsx';

export default function Versions() {
  const versions = useVersions();
  const latest = useLatestVersion();
  const current = versions.find(({ name }) => name === 'current');
  const past = versions.filter((version) => version !== latest && version !== current);

  return (
    <PlainPage title="Versions" description="The documentation of every version of Lectern.">
      <p>The documentation of every version that is published here.</p>
      <h2 id="latest">Current version (Stable)</h2>
      <p>The version that is kept up. Where it differs from a release, the changelog says so under “Unreleased”.</p>
      <VersionTable versions={[latest]} />
      {current && current !== latest && (
        <>
          <h2 id="next">Next version (Unreleased)</h2>
          <p>What will be the next release.</p>
          <VersionTable versions={[current]} />
        </>
      )}
      {past.length > 0 && (
        <>
          <h2 id="archive">Past versions (Not maintained anymore)</h2>
          <p>They stay where they were, and are changed no more.</p>
          <VersionTable versions={past} />
        </>
      )}
      <p>
        How a site gets several versions is told in <Link to="/docs/versioning/">Versions</Link>.
      </p>
    </PlainPage>
  );
}
