import type { Context } from '../../corpus/schema/index.ts';
import { useDocsVersion } from './use-docs-version.ts';
import { message } from '../messages/message.ts';

export function VersionBadge({ context }: { context: Context }) {
  const { version } = useDocsVersion(context);
  return (
    version?.badge && (
      <span className="version-badge">{message('theme.docs.versionBadge.label', { versionLabel: version.label })}</span>
    )
  );
}
