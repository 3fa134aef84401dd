import type { StandalonePage } from '../../corpus/schema/index.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import { BelowTitle, TitledNodes } from '../body/titled-nodes.tsx';
import { useSite } from '../corpus/corpus-context.ts';
import { PageTools } from '../layout/page-tools.tsx';
import { MobileToc } from '../layout/mobile-toc.tsx';
import { textLanguage } from '../layout/original-locale.ts';
import { PageBanners } from '../layout/page-banners.tsx';
import { PageFooter } from '../layout/page-footer.tsx';
import { pageToc } from '../body/nest-toc.ts';
import { Toc } from '../layout/toc.tsx';

export function StandaloneView({ page }: { page: StandalonePage }) {
  const site = useSite();
  if (page.bare) return renderNodes(page.body.children);
  const toc = pageToc(page);
  const tools = <PageTools href={page.markdown} />;
  // The content directly below the title. On a page with a hero, the tools are at the end of the page instead.
  const below = (
    <>
      {!page.hero && tools}
      {toc.length > 0 && <MobileToc branches={toc} />}
    </>
  );
  return (
    <div className={page.hero ? 'doc is-home' : 'doc is-standalone'}>
      <div className="doc-column">
        <PageBanners page={page} />
        <article>
          <div className="prose" {...textLanguage(page, site)}>
            {page.showTitle && <h1>{page.title}</h1>}
            <BelowTitle value={below}>
              <TitledNodes nodes={page.body.children} isTitled={page.showTitle === true} />
            </BelowTitle>
          </div>
          {page.hero && tools}
          <PageFooter tags={[]} editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        </article>
      </div>
      {toc.length > 0 && <Toc branches={toc} />}
    </div>
  );
}
