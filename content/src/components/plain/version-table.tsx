import { Link } from 'lectern/client';
import styles from './plain-page.module.css';

interface Version {
  name: string;
  label: string;
  path: string;
  mainDocId: string;
  docs: readonly { id: string; path: string }[];
}

interface VersionTableProps {
  versions: readonly Version[];
  /** Name of a version → path of its release notes. A version without release notes gets a dash. */
  releaseNotes: Record<string, string>;
}

/** A table of versions with links to their documentation and release notes. */
export function VersionTable({ versions, releaseNotes }: VersionTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Documentation</th>
          <th scope="col">Release notes</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ name, label, path, mainDocId, docs }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>
              <Link to={docs.find(({ id }) => id === mainDocId)?.path ?? path} autoAddBaseUrl={false}>
                Documentation
              </Link>
            </td>
            <td>{releaseNotes[name] === undefined ? '–' : <Link to={releaseNotes[name]}>Release Notes</Link>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
