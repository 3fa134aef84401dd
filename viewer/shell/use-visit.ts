import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { CorpusError } from '../corpus/fetch-json.ts';
import { useCorpus, useSite } from '../corpus/corpus-context.ts';
import type { Visit } from './load-view.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';
import { openOnceVisible } from '../navigation/once-visible.ts';
import { samePath } from '../navigation/paths.ts';
import { reloadOnce } from '../navigation/reload-once.ts';
import { readyVisit } from './ready-visit.ts';

/** The displayed page, and whether the next page is loading. */
export interface VisitState {
  /** The pathname of the displayed page. While the next page loads, it differs from the location. */
  shown?: string;
  visit?: Visit;
  error?: Error;
  pending: boolean;
  retry: () => void;
}

type Outcome = Omit<VisitState, 'pending' | 'retry'> & { attempt?: number };

/** The data of static HTML with which hydration starts. */
export interface Start {
  site: SiteFile;
  /** The page in the static HTML. Absent if the HTML contains the not-found page. */
  visit?: Visit | undefined;
  /** Whether the sidebar contains only the items that are visible in the HTML. */
  isSidebarPart?: boolean | undefined;
  /** The component of the not-found page, if static HTML contains that page. */
  NotFound?: (() => ReactNode) | undefined;
}

/**
 * Loads the page at the pathname. The current page stays on the screen until the next one has loaded. The result of an
 * outdated request is dropped.
 *
 * @param address the pathname of the location, percent-encoded
 */
export function useVisit(address: string, start?: Start): VisitState {
  const corpus = useCorpus();
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  // Hydration starts with the path of the static HTML: `/a`. Most hosts redirect from `/a` to `/a/`, so the address of
  // the browser can differ by the slash. In that case, the page is not loaded again.
  const place = useRef(address);
  if (!samePath(place.current, address)) place.current = address;
  const pathname = place.current;
  const [outcome, setOutcome] = useState<Outcome>(() => (start ? firstOutcome(start, pathname) : {}));
  const startsAt = useRef(start?.visit && pathname);
  const lastAttempt = useRef(attempt);

  useEffect(() => {
    const isRetry = attempt !== lastAttempt.current;
    lastAttempt.current = attempt;
    const navigation = new AbortController();
    const isThere = startsAt.current === pathname && attempt === 0;
    startsAt.current = undefined;
    if (isThere) {
      const { page } = start!.visit!;
      openOnceVisible();
      if (start!.isSidebarPart)
        import('./load-sidebar.ts')
          .then(({ loadSidebar }) => loadSidebar(page, corpus, navigation.signal))
          .then((sidebar) => {
            if (navigation.signal.aborted || sidebar === undefined) return;
            setOutcome((before) => (before.visit ? { ...before, visit: { ...before.visit, sidebar } } : before));
          })
          // If the sidebar fails to load, the items in the HTML remain.
          .catch(console.warn);
      return () => navigation.abort();
    }
    const settle = (result: { visit: Visit } | { error: Error }) => {
      if (navigation.signal.aborted) return;
      setOutcome({ shown: pathname, attempt, ...result });
      openOnceVisible();
    };
    const ready = readyVisit.take?.(pathname, corpus, site);
    if (ready) settle({ visit: ready });
    else
      import('./load-visit.ts')
        .then(({ loadVisit }) => loadVisit(pathname, corpus, site, navigation.signal))
        .then(
          (visit) => settle({ visit }),
          (error: Error) => {
            if (navigation.signal.aborted || (isWorthReloading(error, isRetry) && reloadOnce(error.message))) return;
            settle({ error });
          },
        );
    return () => navigation.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first outcome is in the static HTML, and is not reloaded
  }, [pathname, attempt, corpus, site]);

  const { error } = outcome;
  const retry = useCallback(() => {
    // Reloads, because browsers do not repeat a failed request for a script in the same document.
    if (isScriptProblem(error) && navigator.onLine) location.reload();
    else setAttempt((count) => count + 1);
  }, [error]);
  const pending = outcome.shown !== pathname || outcome.attempt !== attempt;
  return { ...outcome, pending, retry };
}

function firstOutcome({ visit }: Start, shown: string): Outcome {
  return visit
    ? { shown, attempt: 0, visit }
    : { shown, error: new CorpusError('missing', `The page ${shown} does not exist.`) };
}

// Reloads after a failed navigation. This document may be outdated, because the site may have been published again. The
// component `Shell` handles missing pages.
function isWorthReloading(error: Error, isRetry: boolean): boolean {
  return isScriptProblem(error) || (navigationKind() !== 'first' && !isRetry && !isMissing(error));
}

// Any error except CorpusError comes from a script, which is missing or belongs to another version of the site.
function isScriptProblem(error: Error | undefined): boolean {
  return error !== undefined && !(error instanceof CorpusError);
}

/** Whether the corpus has no page at the path. */
export function isMissing(error: Error | undefined): boolean {
  return error instanceof CorpusError && error.problem === 'missing';
}
