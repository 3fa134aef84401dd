import type { DocPage } from '../../../corpus/schema/index.ts';
import { DocContent, DocLayout } from '../../pages/doc.tsx';
import { usePage } from '../../corpus/corpus-context.ts';
import { BackToTop } from '../../layout/back-to-top.tsx';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { Pagination } from '../../layout/pagination.tsx';
import { VersionBadge } from '../../layout/docs-version.tsx';
import { VersionBanner } from '../../layout/version-banner.tsx';

/** Returns the current doc, for components that get no props. */
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

/** Components of a doc that code can import. They read the doc from the context; their only props are children. */
export const docParts = {
  BackToTopButton: BackToTop,
  DocBreadcrumbs,
  DocVersionBadge,
  DocVersionBanner,
  'DocItem/Content': DocContent,
  'DocItem/Layout': DocLayout,
  'DocItem/Paginator': DocPaginator,
};
