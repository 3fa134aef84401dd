import type { DocCategoryPage, DocPage, DocTagPage, DocTagsPage } from '../../compiler/corpus/index.ts';
import { encodePath } from '../../compiler/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Link } from '../navigation/link.tsx';
import { preferredVersion } from '../state/preferred-version.ts';
import { pathInVersion } from './path-in-version.ts';
import { useDocsVersion } from './use-docs-version.ts';

/** Says that this version is not the one most readers want, and leads to that one. */
export function VersionBanner({ page }: { page: DocPage | DocCategoryPage | DocTagPage | DocTagsPage }) {
  const { title } = useSite();
  const { version, last } = useDocsVersion(page.context);
  if (!version?.banner || !last) return null;
  const label = <b>{version.label}</b>;
  return (
    <div className="version-banner" role="alert">
      <p>
        {version.banner === 'unreleased' ? (
          <>
            This is unreleased documentation for {title} {label} version.
          </>
        ) : (
          <>
            This is documentation for {title} {label}, which is no longer actively maintained.
          </>
        )}
      </p>
      <p>
        For up-to-date documentation, see the{' '}
        <Link
          href={encodePath(pathInVersion(page, last))}
          onClick={() => preferredVersion(page.context.instance).set(last.name)}
        >
          <b>latest version</b>
        </Link>{' '}
        ({last.label}).
      </p>
    </div>
  );
}
