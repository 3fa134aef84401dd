import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Page } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useSite, PageContext } from '../corpus/corpus-context.ts';
import { isEmbedded } from '../embedding.ts';
import { DocumentHead } from '../navigation/document-head.tsx';
import type { Visit } from './load-view.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';
import { useRouteEvents } from '../navigation/route-events.ts';
import { usePathname } from '../navigation/use-location.ts';
import { useScroll } from '../navigation/use-scroll.ts';
import { isMissing, useVisit, type Start } from './use-visit.ts';
import { notFoundPage } from '../corpus/bare-site.ts';
import { PageError } from '../layout/error-box.tsx';
import { narrow, useMedia } from '../state/use-media.ts';
import { useColorMode } from '../state/use-color-mode.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { DocFrame } from '../layout/doc-frame.tsx';
import type { SideMenu } from '../layout/navbar/side-menu.tsx';
import { useSideMenu } from '../layout/navbar/use-side-menu.ts';
import { parts } from '../layout/parts.ts';
import { ProgressBar, Spinner } from '../body/loading.tsx';
import { RenderedNodes } from '../body/titled-nodes.tsx';
import { SkipLink } from '../layout/skip-link.tsx';

const NotFoundView = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFoundView }));

const LanguageSuggestion = lazy(async () => ({
  default: (await import('../layout/language-suggestion.tsx')).LanguageSuggestion,
}));

/** Renders the layout that all pages share, and the page at the current location in it. */
export function Shell({ start }: { start?: Start | undefined }) {
  const site = useSite();
  const pathname = usePathname();
  const address = encodePath(pathname);
  const { shown, visit, error, pending, retry } = useVisit(address, start);
  const menu = useSideMenu();
  const isHydrated = useHydrated();
  const skipRegion = useRef<HTMLDivElement>(null);
  const missing = isMissing(error);
  const NotFound = start?.NotFound ?? NotFoundView;
  const notFound = useMemo(() => notFoundPage(site), [site]);
  const page = missing ? notFound : visit?.page;

  // Whether all nodes of the page render. On a long page this is false until the first nodes are on the screen.
  const isWhole = useDeferredValue(visit) === visit;

  useScroll(shown, start !== undefined);
  useRouteEvents(address, isWhole && !pending ? address : undefined);
  useEffect(() => {
    // No page has this path. Reloads, because the path may belong to a file, or the host may redirect it.
    if (missing && !isEmbedded && navigationKind() !== 'first') location.reload();
  }, [missing]);
  useEffect(() => {
    if (navigationKind() === 'push' && location.hash === '') skipRegion.current?.focus({ preventScroll: true });
  }, [shown]);

  const sidebar = visit?.sidebar;
  const Frame = parts.Frame ?? DocFrame;
  // Memoized: a changed sidebar, colour mode or menu does not render the page again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the view depends on these
  const view = useMemo(() => visit && renderVisit(visit), [visit?.page, visit?.withCode]);
  const screen = useMemo(
    () => (
      <Frame key={frameKey(visit?.page)} sidebar={sidebar} isBare={isBare(page) && !error} onRetry={retry}>
        <CrashBoundary key={shown ?? ''}>
          <Suspense fallback={<Spinner />}>
            {missing && <NotFound />}
            {error && !missing && <PageError error={error} onRetry={retry} />}
            {view}
            {!visit && !error && <Spinner />}
          </Suspense>
        </CrashBoundary>
      </Frame>
    ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all other values follow from these
    [shown, visit, error, retry, site],
  );
  // Memoized, so that navbar and footer are not rendered again for each step in which a page loads.
  const [top, end] = useMemo(
    () => [
      <Top isOpen={menu.isOpen} onOpen={menu.open} onClose={menu.close} sidebar={sidebar} />,
      <>
        <CrashBoundary fallback={null}>
          <parts.Footer />
        </CrashBoundary>
        <parts.BackToTopButton />
      </>,
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- page and site determine all other values
    [page, site, sidebar, menu.isOpen],
  );
  return (
    <PageContext value={page}>
      <CrashBoundary key={`head of ${shown}`} fallback={null}>
        {page && <DocumentHead page={page} site={site} />}
      </CrashBoundary>
      <SkipLink region={skipRegion} sidebar={visit?.sidebar} />
      <p className="visually-hidden" role="status">
        {navigationKind() !== 'first' && page?.title}
      </p>
      <ProgressBar isPending={pending} />
      {top}
      <RenderedNodes value={(!isWhole && visit?.first) || Infinity}>{screen}</RenderedNodes>
      {end}
      {isHydrated && (
        <CrashBoundary fallback={null}>
          <Suspense>{site.locales[1] && <LanguageSuggestion />}</Suspense>
        </CrashBoundary>
      )}
    </PageContext>
  );
}

function renderVisit({ page, View, withCode = (view) => view }: Visit): ReactNode {
  return withCode(<View page={page} />);
}

function isBare(page: Page | undefined): boolean {
  return page?.kind === 'page' && page.bare === true;
}

// Returns the key of the frame around a page. Pages with the same key share a frame, so open categories and the
// sidebar's scroll position survive navigation.
function frameKey(page: Page | undefined): string {
  if (!page || !('context' in page)) return '';
  const { instance, version, sidebar } = page.context;
  return [instance, version, sidebar].join('/');
}

interface TopProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  sidebar: Visit['sidebar'];
}

/**
 * Renders the header above the page, and the menu for narrow windows. The menu is loaded on demand. Also applies the
 * colour mode.
 */
function Top({ isOpen, onOpen, onClose, sidebar }: TopProps) {
  const site = useSite();
  useColorMode(site);
  const { foldsBelow } = site.navbar;
  const isNarrow = useMedia(foldsBelow ? `(max-width: ${foldsBelow - 1}px)` : narrow);
  const [Menu, setMenu] = useState<typeof SideMenu>();
  useEffect(() => {
    if (isNarrow)
      import('../layout/navbar/side-menu.tsx')
        .then(({ SideMenu: loaded }) => setMenu(() => loaded))
        .catch(console.warn);
    else if (isOpen) onClose();
  }, [isNarrow, isOpen, onClose]);
  return (
    <>
      <CrashBoundary fallback={null}>
        <parts.AnnouncementBar />
      </CrashBoundary>
      <CrashBoundary fallback={<div className="navbar" />}>
        <parts.Navbar isMenuOpen={isOpen} onOpenMenu={onOpen} />
        {Menu && <Menu isOpen={isOpen} onClose={onClose} sidebar={sidebar instanceof Error ? undefined : sidebar} />}
      </CrashBoundary>
    </>
  );
}
