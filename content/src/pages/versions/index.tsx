import { Link, useLatestVersion, useVersions } from 'lectern/client';
import { PlainPage } from '../../components/plain/plain-page.tsx';
import { VersionTable } from '../../components/plain/version-table.tsx';

/** The addresses of release notes, for versions that have them. */
const releaseNotes: Record<string, string> = { current: '/releases/0.2.0/', '2.4.3': '/changelog/2.4.3/' };

export default function Versions() {
  const versions = useVersions();
  const latest = useLatestVersion();
  const current = versions.find(({ name }) => name === 'current');
  const past = versions.filter((version) => version !== latest && version !== current);

  return (
    <PlainPage title="Versions" description="The versions of this documentation, and where each of them is.">
      <p>
        The versions of this documentation. Those with a number are named after the release of Docusaurus whose
        conventions they describe. Lectern counts its own <Link to="/releases/">releases</Link> apart.
      </p>
      <h2 id="latest">Current version (Stable)</h2>
      <p>
        The version that is kept up. Where it differs from a release of Lectern, the notes say so under “Unreleased”.
      </p>
      <VersionTable versions={[latest]} releaseNotes={releaseNotes} />
      {current && current !== latest && (
        <>
          <h2 id="next">Next version (Unreleased)</h2>
          <p>What will be the next release.</p>
          <VersionTable versions={[current]} releaseNotes={releaseNotes} />
        </>
      )}
      {past.length > 0 && (
        <>
          <h2 id="archive">Past versions (Not maintained anymore)</h2>
          <p>They stay where they were, and are changed no more.</p>
          <VersionTable versions={past} releaseNotes={releaseNotes} />
        </>
      )}
      <p>
        How a site gets several versions is told in <Link to="/docs/versioning/">Versions</Link>.
      </p>
    </PlainPage>
  );
}
