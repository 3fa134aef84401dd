import { lazy, Suspense } from 'react';
import { useHydrated } from '../state/use-hydrated.ts';
import { CrashBoundary } from './crash-boundary.tsx';

const Menu = lazy(async () => ({ default: (await import('./copy-menu.tsx')).CopyMenu }));

/**
 * The page as text, to take along. Loaded after the page itself; its place is kept free.
 *
 * @param href the page's twin in Markdown; without one there is nothing to copy
 */
export function CopyPage({ href }: { href: string | undefined }) {
  const isHydrated = useHydrated();
  if (href === undefined) return null;
  return (
    <div className="copy-page">
      <CrashBoundary fallback={null}>
        {isHydrated && (
          <Suspense>
            <Menu href={href} />
          </Suspense>
        )}
      </CrashBoundary>
    </div>
  );
}
