import { lazy, Suspense, useDeferredValue } from 'react';
import { useHydrated } from '../state/use-hydrated.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Tools = lazy(async () => {
  // Safari knows of no idle moments. Chromium at times never tells of one.
  await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle, { timeout: 1000 } as never));
  const { loadTools } = await import('../reading/load-tools.ts');
  return { default: await loadTools() };
});

/**
 * What a reader can do with the page. Loaded after the page itself; its place is kept free.
 *
 * @param href the page's twin in Markdown; without one there is nothing to copy
 */
export function PageTools({ href }: { href: string | undefined }) {
  // Nor does a page wait for them that comes after the first.
  const isDue = useDeferredValue(useHydrated(), false);
  return (
    <div className="page-tools">
      <CrashBoundary fallback={null}>
        {isDue && (
          <Suspense>
            <Tools href={href} />
          </Suspense>
        )}
      </CrashBoundary>
    </div>
  );
}
