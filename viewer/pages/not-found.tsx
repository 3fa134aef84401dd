import { lazy, Suspense } from 'react';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { parts } from '../layout/parts.ts';
import { Link } from '../navigation/link.tsx';
import { loadStyles } from '../navigation/load-styles.ts';
import { startPath } from '../navigation/paths.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { pageMessage } from '../messages/page-message.ts';
import { message } from '../messages/message.ts';

const LostWays = lazy(async () => {
  const [loaded] = await Promise.all([import('../search/lost-ways.tsx'), loadStyles('search')]);
  return { default: loaded.LostWays };
});

export function NotFoundView() {
  const { NotFound } = parts;
  const isHydrated = useHydrated();
  return NotFound && isHydrated ? (
    <CrashBoundary fallback={<NotFoundContent />}>
      <NotFound />
    </CrashBoundary>
  ) : (
    <NotFoundContent />
  );
}

/** Renders the viewer's not-found page. A site can replace it. */
export function NotFoundContent() {
  const site = useSite();
  const isHydrated = useHydrated();
  return (
    <div className="doc is-wide">
      <div className="doc-column prose not-found">
        <p className="not-found-number" aria-hidden="true">
          404
        </p>
        <h1>{message('theme.NotFound.title')}</h1>
        <p>{pageMessage('theme.NotFound.p1')}</p>
        <p>{pageMessage('theme.NotFound.p2')}</p>
        <p>
          <Link href={encodePath(startPath(site))}>{pageMessage('lectern.NotFound.start')}</Link>
        </p>
        {/* The suggestions are loaded after the page. They are at its end, so that nothing else moves when they appear. */}
        {isHydrated && site.search && (
          <CrashBoundary fallback={null}>
            <Suspense>
              <LostWays search={site.search} />
            </Suspense>
          </CrashBoundary>
        )}
      </div>
    </div>
  );
}
