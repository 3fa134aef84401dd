import { useEffect } from 'react';

/** The menu of narrow screens, which the viewer renders. Code can only toggle it. */
export function useNavbarMobileSidebar() {
  const toggle = () => document.querySelector<HTMLElement>('.navbar-toggle')?.click();
  return { disabled: false, shouldRender: false, shown: false, toggle };
}

/** The second pane of that menu. It contains the sidebar of the page. */
export function useNavbarSecondaryMenu() {
  return { shown: false, hide: () => undefined, content: undefined };
}

/** The viewer's own navbar hides itself. A navbar of the site is always visible. */
export function useHideableNavbar() {
  return { navbarRef: () => undefined, isNavbarVisible: true };
}

/** Prevents the page from scrolling while an overlay is open. */
export function useLockBodyScroll(isLocked = true): void {
  useEffect(() => {
    if (isLocked) document.body.style.overflow = 'hidden';
    return () => void (document.body.style.overflow = '');
  }, [isLocked]);
}

/** @returns the items on the left of the navbar, and the items on the right */
export function splitNavbarItems<Item extends { position?: string }>(items: readonly Item[]): [Item[], Item[]] {
  const isLeft = ({ position }: Item) => position === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}
