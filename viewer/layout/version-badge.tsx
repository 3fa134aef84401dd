import type { Context } from '../../compiler/corpus/index.ts';
import { useDocsVersion } from './use-docs-version.ts';

export function VersionBadge({ context }: { context: Context }) {
  const { version } = useDocsVersion(context);
  return version?.badge && <span className="version-badge">Version: {version.label}</span>;
}
