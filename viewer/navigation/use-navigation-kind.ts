import { useEffect, useRef, type RefObject } from 'react';

/** How the reader came to the present page: by a link, or by the browser's back and forward. */
export type NavigationKind = 'first' | 'push' | 'pop';

export function useNavigationKind(): RefObject<NavigationKind> {
  const kind = useRef<NavigationKind>('first');
  useEffect(() => {
    const pushed = () => void (kind.current = 'push');
    const popped = () => void (kind.current = 'pop');
    // wouter makes an event of every pushState.
    window.addEventListener('pushState', pushed);
    window.addEventListener('popstate', popped);
    return () => {
      window.removeEventListener('pushState', pushed);
      window.removeEventListener('popstate', popped);
    };
  }, []);
  return kind;
}
