import { lazy, Suspense, useDeferredValue } from 'react';
import { useHydrated } from '../state/use-hydrated.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Tools = lazy(async () => {
  // Waits for an idle moment. Safari has no `requestIdleCallback`, and Chromium sometimes never calls it without a
  // timeout.
  await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle, { timeout: 1000 } as never));
  const { loadTools } = await import('../reading/load-tools.ts');
  return { default: await loadTools() };
});

/**
 * Renders the reading tools of a page. The tools are loaded after the page, and their space is reserved.
 *
 * @param href the Markdown version of the page; undefined if the page has none to copy
 */
export function PageTools({ href }: { href: string | undefined }) {
  // The tools are deferred, because rendering them must not delay the page.
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
