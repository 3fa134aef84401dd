import type { DocTagPage } from '../../corpus/schema/index.ts';
import { UnlistedBanner } from '../layout/unlisted-banner.tsx';
import { VersionBadge } from '../layout/docs-version.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';
import { TagDocs } from './tag-docs.tsx';

export function DocTagView({ page }: { page: DocTagPage }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column">
        {page.unlisted && <UnlistedBanner />}
        <VersionBanner page={page} />
        <VersionBadge context={page.context} />
        <TagDocs title={page.title} description={page.tag.description} tagsPath={page.tagsPath} docs={page.items} />
      </div>
    </div>
  );
}
