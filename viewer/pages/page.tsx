import type { StandalonePage } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { CopyPage } from '../layout/copy-page.tsx';
import { MobileToc } from '../layout/mobile-toc.tsx';
import { PageFooter } from '../layout/page-footer.tsx';
import { pageToc } from '../body/nest-toc.ts';
import { Toc } from '../layout/toc.tsx';
import { UnlistedBanner } from '../layout/unlisted-banner.tsx';

export function StandaloneView({ page }: { page: StandalonePage }) {
  if (page.bare) return renderNodes(page.body.children);
  const toc = pageToc(page);
  return (
    <div className="doc is-standalone">
      <div className="doc-column">
        {page.unlisted && <UnlistedBanner />}
        <article>
          <CopyPage href={page.markdown} />
          {toc.length > 0 && <MobileToc branches={toc} />}
          <div className="prose">
            {page.showTitle && <h1>{page.title}</h1>}
            {renderNodes(page.body.children)}
          </div>
          <PageFooter tags={[]} editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        </article>
      </div>
      {toc.length > 0 && <Toc branches={toc} />}
    </div>
  );
}
