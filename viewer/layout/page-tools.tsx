import { lazy, Suspense, useDeferredValue } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { whenIdle } from '../when-idle.ts';
import { loadPageTools } from '../built-in-page-tools.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Tools = lazy(async () => {
  await new Promise<void>((idle) => whenIdle(idle, 1000));
  return (await loadPageTools!()).load();
});

/**
 * Renders the reading tools of a page. The tools are loaded after the page, and their space is reserved. If the site
 * has no tools, nothing is loaded.
 *
 * @param href the Markdown version of the page; undefined if the page has none to copy
 */
export function PageTools({ href }: { href: string | undefined }) {
  const { reading } = useSite();
  // The tools are deferred, because rendering them must not delay the page.
  const isDue = useDeferredValue(useHydrated(), false);
  return (
    <div className="page-tools">
      <CrashBoundary fallback={null}>
        {(reading?.tools ?? isDue) && (
          <Suspense>
            <Tools href={href} />
          </Suspense>
        )}
      </CrashBoundary>
    </div>
  );
}
