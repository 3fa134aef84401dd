import type { DocCategoryPage, DocPage, DocTagPage, DocTagsPage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Link } from '../navigation/link.tsx';
import { preferredVersion } from '../state/preferred-version.ts';
import { pathInVersion, useDocsVersion } from './docs-version.tsx';
import { message, richMessage } from '../messages/message.ts';

/** Informs the reader that the page is not in the latest version, with a link to the latest version. */
export function VersionBanner({ page }: { page: DocPage | DocCategoryPage | DocTagPage | DocTagsPage }) {
  const { title } = useSite();
  const { version, last } = useDocsVersion(page.context);
  if (!version?.banner || !last) return null;
  const latestVersionLink = (
    <Link
      href={encodePath(pathInVersion(page, last))}
      onClick={() => preferredVersion(page.context.instance).set(last.name)}
    >
      <b>{message('theme.docs.versions.latestVersionLinkLabel')}</b>
    </Link>
  );
  return (
    <div className="version-banner" role="alert">
      <p>
        {richMessage(`theme.docs.versions.${version.banner}VersionLabel`, {
          siteTitle: title,
          versionLabel: <b>{version.label}</b>,
        })}
      </p>
      <p>
        {richMessage('theme.docs.versions.latestVersionSuggestionLabel', {
          latestVersionLink,
          versionLabel: last.label,
        })}
      </p>
    </div>
  );
}
