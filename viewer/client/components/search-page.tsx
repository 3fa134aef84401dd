import { lazy, Suspense } from 'react';
import { loadSearchStyles } from '../../search/load-modal.ts';

const Content = lazy(async () => {
  const [{ SearchPageContent }] = await Promise.all([
    import('../../search/search-page-content.tsx'),
    loadSearchStyles(),
  ]);
  return { default: SearchPageContent };
});

/** All results of a search; loaded when it is shown. */
export function SearchPage() {
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}
