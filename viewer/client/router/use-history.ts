import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useLocation, type RouterLocation } from './use-location.ts';

export type Target = string | Partial<Pick<RouterLocation, 'pathname' | 'search' | 'hash' | 'state'>>;

/** The browser's history with the API of React Router 5. */
export interface RouterHistory {
  readonly location: RouterLocation;
  readonly length: number;
  push: (target: Target, state?: unknown) => void;
  replace: (target: Target, state?: unknown) => void;
  go: (steps: number) => void;
  goBack: () => void;
  goForward: () => void;
  createHref: (target: Target) => string;
  /** @returns a function that stops listening */
  listen: (moved: (location: RouterLocation) => void) => () => void;
}

export function useHistory(): RouterHistory {
  const shown = useLocation();
  return useMemo(() => createHistory(shown), [shown]);
}

function createHistory(shown: RouterLocation): RouterHistory {
  const move = (replace: boolean) => (target: Target, state?: unknown) => {
    navigate(hrefOf(target), { replace, state: state ?? (typeof target === 'string' ? undefined : target.state) });
  };
  return {
    location: shown,
    length: typeof history === 'undefined' ? 1 : history.length,
    push: move(false),
    replace: move(true),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    createHref: hrefOf,
    listen,
  };
}

const events = ['popstate', 'pushState', 'replaceState'];

function listen(moved: (location: RouterLocation) => void): () => void {
  const report = () => {
    const { pathname, search, hash } = location;
    moved({ pathname, search, hash, state: history.state as unknown });
  };
  events.forEach((event) => window.addEventListener(event, report));
  return () => events.forEach((event) => window.removeEventListener(event, report));
}

function hrefOf(target: Target): string {
  if (typeof target === 'string') return target;
  const { pathname = location.pathname, search = '', hash = '' } = target;
  return pathname + withSign('?', search) + withSign('#', hash);
}

function withSign(sign: string, text: string): string {
  return text === '' || text.startsWith(sign) ? text : sign + text;
}
