import type { DocTagsPage } from '../../corpus/schema/index.ts';
import { VersionBadge } from '../layout/docs-version.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';
import { TagLetters } from './tag-letters.tsx';

export function DocTagsView({ page }: { page: DocTagsPage }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column">
        <VersionBanner page={page} />
        <VersionBadge context={page.context} />
        <header className="prose">
          <h1>{page.title}</h1>
        </header>
        <TagLetters tags={page.items} />
      </div>
    </div>
  );
}
