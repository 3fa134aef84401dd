import { Children, isValidElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { useColorMode, useHistory, useLocation } from '../../../../viewer/extension.ts';
import { useTabs, type UseTabsProps } from './tabs-hooks.ts';
import { mergeSearchStrings } from './query-hooks.ts';

export const DEFAULT_SEARCH_TAG = 'default';
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Does nothing, because browsers detect keyboard use themselves (`:focus-visible`). */
export function useKeyboardNavigation(): void {}

/** Returns no class. In Docusaurus, the class keeps link targets below the navbar. The viewer's style sheet does so
 * for all targets. */
export function useAnchorTargetClassName(): string | undefined {
  return undefined;
}

/** Does nothing, because the viewer's table of contents marks the current heading. */
export function useTOCHighlight(): void {}

/** Returns whether the back-to-top button must be visible, and its click handler. */
export function useBackToTopButton({ threshold = 300 }: { threshold?: number } = {}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > threshold);
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return { shown, scrollToTop: () => window.scrollTo({ top: 0, behavior: 'smooth' }) };
}

export function useScrollController() {
  return {
    scrollEventsEnabledRef: useRef(true),
    enableScrollEvents: () => undefined,
    disableScrollEvents: () => undefined,
  };
}

/** Calls a function with the new and the previous location when the address changes. */
export function useLocationChange(
  changed: (change: {
    location: ReturnType<typeof useLocation>;
    previousLocation: ReturnType<typeof useLocation> | null;
  }) => void,
): void {
  const location = useLocation();
  const previous = useRef<typeof location>(null);
  useEffect(() => {
    changed({ location, previousLocation: previous.current });
    previous.current = location;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback alone must not cause a call
  }, [location.pathname, location.search, location.hash]);
}

/** Calls the handler when the reader goes back or forward. Unlike in Docusaurus, it cannot block the navigation. */
export function useHistoryPopHandler(handler: (...given: unknown[]) => unknown): void {
  const history = useHistory();
  useEffect(() => {
    const pop = () => void handler(history, 'POP');
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, [handler, history]);
}

export function useTabsContextValue(props: UseTabsProps) {
  return useTabs(props);
}

/** @returns the parameters of all queries in one object; later queries override earlier queries */
export function mergeSearchParams(
  queries: readonly URLSearchParams[],
  mode: 'append' | 'set' = 'append',
): URLSearchParams {
  return new URLSearchParams(mergeSearchStrings(queries.map(String), mode));
}

/** If `AdmonitionTitle` is among the children of an admonition, moves its content to the prop `title`. */
export function processAdmonitionProps<Props extends { title?: ReactNode; children?: ReactNode }>(props: Props): Props {
  const children = Children.toArray(props.children);
  const isTitle = (child: ReactNode) =>
    isValidElement<{ mdxType?: string }>(child) &&
    (child.type === 'mdxAdmonitionTitle' || child.props.mdxType === 'mdxAdmonitionTitle');
  const title = children.find(isTitle);
  const given = isValidElement<{ children?: ReactNode }>(title) ? title.props.children : undefined;
  return { ...props, title: props.title ?? given, children: children.filter((child) => child !== title) };
}

/** Renders the children that the function returns for the active colour mode. */
export function ThemedComponent({ className = '', children }: ThemedProps): ReactNode {
  return children({ theme: useColorMode().colorMode, className });
}

interface ThemedProps {
  className?: string;
  children: (given: { theme: string; className: string }) => ReactNode;
}
