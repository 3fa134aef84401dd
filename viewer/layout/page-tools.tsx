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
 * Reserves the space of the reading tools, and renders them when they have loaded, after the page. If the site has no
 * reading tools, loads nothing.
 *
 * @param href the address of the page's Markdown file; undefined if the page has none
 */
export function PageTools({ href }: { href: string | undefined }) {
  const { reading } = useSite();
  // Defers the tools, so that rendering them does not delay the page.
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
