import { useEffect } from 'react';

/** Returns the state of the navbar menu on narrow screens. The viewer renders this menu itself; a site's components
 * can only toggle it. */
export function useNavbarMobileSidebar() {
  const toggle = () => document.querySelector<HTMLElement>('.navbar-toggle')?.click();
  return { disabled: false, shouldRender: false, shown: false, toggle };
}

/** Returns an empty second pane of the menu. The viewer renders the page's sidebar in that pane itself. */
export function useNavbarSecondaryMenu() {
  return { shown: false, hide: () => undefined, content: undefined };
}

/** Returns the state of a navbar that is always visible. A navbar component that replaces the viewer's navbar does
 * not hide on scroll, even with `hideOnScroll`. */
export function useHideableNavbar() {
  return { navbarRef: () => undefined, isNavbarVisible: true };
}

/** Prevents the page from scrolling while `isLocked`, such as behind an overlay. */
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
