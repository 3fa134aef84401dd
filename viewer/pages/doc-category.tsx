import type { DocCategoryPage } from '../../corpus/schema/index.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { CardGrid } from '../body/card-grid.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { VersionBadge } from '../layout/docs-version.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';

export function DocCategoryView({ page }: { page: DocCategoryPage }) {
  return (
    <div className="doc is-wide">
      <div className="doc-column">
        <VersionBanner page={page} />
        <Breadcrumbs breadcrumbs={page.breadcrumbs} />
        <VersionBadge context={page.context} />
        <header className="prose">
          <h1>{page.title}</h1>
          {page.description !== undefined && <p>{page.description}</p>}
        </header>
        <CardGrid cards={page.items} />
        <Pagination previous={page.previous} next={page.next} />
      </div>
    </div>
  );
}
