import { createElement, type ComponentType } from 'react';
import {
  type Match,
  type MatchOptions,
  matchPath,
  type RouterHistory,
  type RouterLocation,
  useHistory,
  useLocation,
} from '../../../../viewer/extension.ts';

/**
 * Matches the location with a pattern.
 *
 * @returns the match, or null; without a pattern, a match of the whole pathname
 */
export function useRouteMatch(options?: string | readonly string[] | MatchOptions): Match | null {
  const { pathname } = useLocation();
  if (options === undefined) return { path: pathname, url: pathname, isExact: true, params: {} };
  return matchPath(pathname, options);
}

/** Returns no route parameters: in Lectern, a route is a fixed path, not a pattern. */
export function useParams(): Record<string, string | undefined> {
  return {};
}

export interface RouteProps {
  history: RouterHistory;
  location: RouterLocation;
  match: Match;
}

/** @returns the props that React Router passes to the component of a route */
export function useRouteProps(): RouteProps {
  return { history: useHistory(), location: useLocation(), match: useRouteMatch()! };
}

export function withRouter<Props extends object>(Inner: ComponentType<Props & RouteProps>): ComponentType<Props> {
  return function WithRouter(props) {
    return createElement(Inner, { ...props, ...useRouteProps() });
  };
}
