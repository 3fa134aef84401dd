import { useEffect } from 'react';

/** The side menu of narrow screens, which the viewer draws: it can be opened and closed. */
export function useNavbarMobileSidebar() {
  const toggle = () => document.querySelector<HTMLElement>('.navbar-toggle')?.click();
  return { disabled: false, shouldRender: false, shown: false, toggle };
}

/** The second pane of that menu holds the sidebar of the page. */
export function useNavbarSecondaryMenu() {
  return { shown: false, hide: () => undefined, content: undefined };
}

/** A navbar of the site's own is always visible; that of the viewer hides itself. */
export function useHideableNavbar() {
  return { navbarRef: () => undefined, isNavbarVisible: true };
}

/** Keeps the page from scrolling while something lies over it. */
export function useLockBodyScroll(isLocked = true): void {
  useEffect(() => {
    if (isLocked) document.body.style.overflow = 'hidden';
    return () => void (document.body.style.overflow = '');
  }, [isLocked]);
}

/** @returns the items on the left of the navbar, and those on the right */
export function splitNavbarItems<Item extends { position?: string }>(items: readonly Item[]): [Item[], Item[]] {
  const isLeft = ({ position }: Item) => position === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}
