import { lazy, Suspense, useDeferredValue } from 'react';
import { useHydrated } from '../state/use-hydrated.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Tools = lazy(async () => {
  // Safari has no `requestIdleCallback`, and Chromium sometimes never calls back.
  await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle, { timeout: 1000 } as never));
  const { loadTools } = await import('../reading/load-tools.ts');
  return { default: await loadTools() };
});

/**
 * The reading tools of the page. They are loaded after the page itself, and their space is reserved.
 *
 * @param href the Markdown version of the page; without it there is nothing to copy
 */
export function PageTools({ href }: { href: string | undefined }) {
  // Deferred, so that later pages do not wait for the tools.
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
