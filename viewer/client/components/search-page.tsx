import { lazy, Suspense } from 'react';
import { loadStyles } from '../../navigation/load-styles.ts';

const Content = lazy(async () => {
  const [{ SearchPageContent }] = await Promise.all([
    import('../../search/search-page-content.tsx'),
    loadStyles('search'),
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
