import type { DocPage } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { CopyPage } from '../layout/copy-page.tsx';
import { MobileToc } from '../layout/mobile-toc.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { parts } from '../layout/parts.ts';
import { pageToc } from '../layout/page-toc.ts';
import { Toc } from '../layout/toc.tsx';
import { UnlistedBanner } from '../layout/unlisted-banner.tsx';
import { VersionBadge } from '../layout/version-badge.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';

export function DocView({ page }: { page: DocPage }) {
  const toc = pageToc(page);
  const DocFooter = parts['DocItem/Footer'];
  return (
    <div className={page.hideToc ? 'doc is-wide' : 'doc'}>
      <div className="doc-column">
        {page.unlisted && <UnlistedBanner />}
        <VersionBanner page={page} />
        <article>
          <CopyPage href={page.markdown} />
          <Breadcrumbs breadcrumbs={page.breadcrumbs} />
          <VersionBadge context={page.context} />
          {toc.length > 0 && <MobileToc branches={toc} />}
          <div className="prose">
            {page.showTitle && (
              <header>
                <h1>{page.title}</h1>
              </header>
            )}
            {renderNodes(page.body.children)}
          </div>
          <DocFooter tags={page.tags} editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        </article>
        <Pagination previous={page.previous} next={page.next} />
      </div>
      {toc.length > 0 && <Toc branches={toc} />}
    </div>
  );
}
