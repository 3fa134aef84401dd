import type { DocTagPage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { UnlistedBanner } from '../layout/unlisted-banner.tsx';
import { VersionBadge } from '../layout/docs-version.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';
import { Link } from '../navigation/link.tsx';
import { pageMessage } from '../messages/page-message.ts';

export function DocTagView({ page }: { page: DocTagPage }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column">
        {page.unlisted && <UnlistedBanner />}
        <VersionBanner page={page} />
        <VersionBadge context={page.context} />
        <header className="prose">
          <h1>{page.title}</h1>
          {page.tag.description !== undefined && <p>{page.tag.description}</p>}
          {page.tagsPath !== undefined && (
            <p>
              <Link href={encodePath(page.tagsPath)}>{pageMessage('theme.tags.tagsPageLink')}</Link>
            </p>
          )}
        </header>
        <ul className="tag-docs">
          {page.items.map(({ path, title, description }) => (
            <li key={path}>
              <Link href={encodePath(path)} className="card">
                <h2 className="card-title">{title}</h2>
                {description !== undefined && <p className="card-text">{description}</p>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
