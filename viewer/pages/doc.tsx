import type { ReactNode } from 'react';
import type { DocPage } from '../../corpus/schema/index.ts';
import { usePage, useSite } from '../corpus/corpus-context.ts';
import { BelowTitle, TitledNodes, WhenWhole } from '../body/titled-nodes.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { PageTools } from '../layout/page-tools.tsx';
import { MobileToc } from '../layout/mobile-toc.tsx';
import { PageBanners } from '../layout/page-banners.tsx';
import { Pagination } from '../layout/pagination.tsx';
import { textLanguage } from '../layout/original-locale.ts';
import { parts } from '../layout/parts.ts';
import { pageToc } from '../body/nest-toc.ts';
import { Toc } from '../layout/toc.tsx';
import { VersionBadge } from '../layout/docs-version.tsx';
import { VersionBanner } from '../layout/version-banner.tsx';

export function DocView({ page }: { page: DocPage }) {
  const Layout = parts['DocItem/Layout'] ?? DocLayout;
  const body = <TitledNodes nodes={page.body.children} isTitled={page.showTitle === true} />;
  if (parts.DocItem) return <parts.DocItem>{body}</parts.DocItem>;
  return <Layout>{body}</Layout>;
}

/** Renders the layout of a doc. The children are its content. */
export function DocLayout({ children }: { children: ReactNode }) {
  const page = usePage();
  if (page?.kind !== 'doc') return children;
  const toc = pageToc(page);
  const Content = parts['DocItem/Content'] ?? DocContent;
  const DocFooter = parts['DocItem/Footer'];
  return (
    <div className={page.hideToc ? 'doc is-wide' : 'doc'}>
      <div className="doc-column">
        <PageBanners page={page} />
        {part('DocVersionBanner') ?? <VersionBanner page={page} />}
        <article>
          <PageTools href={page.markdown} />
          {part('DocBreadcrumbs') ?? <Breadcrumbs breadcrumbs={page.breadcrumbs} />}
          {part('DocVersionBadge') ?? <VersionBadge context={page.context} />}
          <BelowTitle value={toc.length > 0 && (part('TOCCollapsible') ?? <MobileToc branches={toc} />)}>
            <Content>{children}</Content>
          </BelowTitle>
          <DocFooter tags={page.tags} editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        </article>
        <WhenWhole>{part('DocItem/Paginator') ?? <Pagination previous={page.previous} next={page.next} />}</WhenWhole>
      </div>
      {toc.length > 0 && (part('TOC') ?? <Toc branches={toc} />)}
    </div>
  );
}

/** Renders the content of a doc below its title. */
export function DocContent({ children }: { children: ReactNode }) {
  const site = useSite();
  const page = usePage();
  return (
    <div className="prose" {...(page?.kind === 'doc' && textLanguage(page, site))}>
      {page?.kind === 'doc' && page.showTitle && (
        <header>
          <h1>{page.title}</h1>
        </header>
      )}
      {children}
    </div>
  );
}

type OwnOfSite =
  | 'DocBreadcrumbs'
  | 'DocItem/Paginator'
  | 'DocVersionBadge'
  | 'DocVersionBanner'
  | 'TOC'
  | 'TOCCollapsible';

/** @returns the site's component for a slot, as an element; undefined if the site does not fill the slot */
function part(name: OwnOfSite): ReactNode {
  const Part = parts[name];
  return Part && <Part />;
}
