import { lazy, Suspense } from 'react';
import { loadStyles } from '../../navigation/load-styles.ts';

const Content = lazy(async () => {
  const [{ SearchPageContent }] = await Promise.all([
    import('../../search/search-page-content.tsx'),
    loadStyles('search'),
  ]);
  return { default: SearchPageContent };
});

/** The search page. Its code loads when it is first rendered. */
export function SearchPage() {
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}
