import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { parts } from '../layout/parts.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { SearchPageContent } from './search-page-content.tsx';

/** Renders the search page: the site's component, or the viewer's. */
export function SearchPageView() {
  const { SearchPage } = parts;
  const isHydrated = useHydrated();
  return SearchPage && isHydrated ? (
    <CrashBoundary fallback={<SearchPageContent />}>
      <SearchPage />
    </CrashBoundary>
  ) : (
    <SearchPageContent />
  );
}
