import type { DocPage } from '../../../corpus/schema/index.ts';
import { DocContent, DocLayout } from '../../pages/doc.tsx';
import { usePage } from '../../corpus/corpus-context.ts';
import { BackToTop } from '../../layout/back-to-top.tsx';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { Pagination } from '../../layout/pagination.tsx';
import { VersionBadge } from '../../layout/docs-version.tsx';
import { VersionBanner } from '../../layout/version-banner.tsx';

/** The current doc, for components without props. */
function useDocPage(): DocPage | undefined {
  const page = usePage();
  return page?.kind === 'doc' ? page : undefined;
}

function DocBreadcrumbs() {
  const page = useDocPage();
  return page && <Breadcrumbs breadcrumbs={page.breadcrumbs} />;
}

function DocVersionBadge() {
  const page = useDocPage();
  return page && <VersionBadge context={page.context} />;
}

function DocVersionBanner() {
  const page = useDocPage();
  return page && <VersionBanner page={page} />;
}

function DocPaginator() {
  const page = useDocPage();
  return page && <Pagination previous={page.previous} next={page.next} />;
}

/**
 * Components around the content of a doc, for imports. They receive only children, and read the doc from the context.
 */
export const docParts = {
  BackToTopButton: BackToTop,
  DocBreadcrumbs,
  DocVersionBadge,
  DocVersionBanner,
  'DocItem/Content': DocContent,
  'DocItem/Layout': DocLayout,
  'DocItem/Paginator': DocPaginator,
};
