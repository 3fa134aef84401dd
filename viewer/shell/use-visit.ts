import { useCallback, useEffect, useRef, useState } from 'react';
import { CorpusError } from '../corpus/corpus-error.ts';
import { useCorpus, useSite } from '../corpus/corpus-context.ts';
import { loadVisit, type Visit } from './load-visit.ts';
import { navigationKind } from '../navigation/navigation-kind.ts';
import { openOnceVisible } from '../navigation/once-visible.ts';
import { reloadOnce } from '../navigation/reload-once.ts';

/** What is on the screen, and whether the next screen is on its way. */
export interface VisitState {
  /** The pathname that the screen belongs to; while the next page loads, still the one before. */
  shown?: string;
  visit?: Visit;
  error?: Error;
  pending: boolean;
  retry: () => void;
}

type Outcome = Omit<VisitState, 'pending' | 'retry'> & { attempt?: number };

/**
 * Follows the pathname: the page that is shown stays until the next one is here. An answer that comes after the reader
 * has moved on is dropped.
 */
export function useVisit(pathname: string): VisitState {
  const corpus = useCorpus();
  const site = useSite();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({});
  const lastAttempt = useRef(attempt);

  useEffect(() => {
    const isRetry = attempt !== lastAttempt.current;
    lastAttempt.current = attempt;
    const navigation = new AbortController();
    const settle = (result: { visit: Visit } | { error: Error }) => {
      if (navigation.signal.aborted) return;
      setOutcome({ shown: pathname, attempt, ...result });
      openOnceVisible();
    };
    loadVisit(pathname, corpus, site, navigation.signal).then(
      (visit) => settle({ visit }),
      (error: Error) => {
        if (navigation.signal.aborted || (isWorthReloading(error, isRetry) && reloadOnce(error.message))) return;
        settle({ error });
      },
    );
    return () => navigation.abort();
  }, [pathname, attempt, corpus, site]);

  const { error } = outcome;
  const retry = useCallback(() => {
    // A script that did not load once does not load again in this document: browsers remember that.
    if (isScriptFault(error) && navigator.onLine) location.reload();
    else setAttempt((count) => count + 1);
  }, [error]);
  const pending = outcome.shown !== pathname || outcome.attempt !== attempt;
  return { ...outcome, pending, retry };
}

// A fault on the way from page to page may be one of this document, which a new one has not: the site is of another time
// by now. Whether the page exists at all the shell decides.
function isWorthReloading(error: Error, isRetry: boolean): boolean {
  return isScriptFault(error) || (navigationKind() !== 'first' && !isRetry && !isMissing(error));
}

// What is no fault of the corpus is one of a script: it is missing, or it is of another time than this one.
function isScriptFault(error: Error | undefined): boolean {
  return error !== undefined && !(error instanceof CorpusError);
}

/** Whether nothing lies at the path, as far as the corpus knows. */
export function isMissing(error: Error | undefined): boolean {
  return error instanceof CorpusError && error.fault === 'missing';
}
