import { useCallback, useEffect, useState } from 'react';
import { rememberScroll } from '../../navigation/scroll-position.ts';
import { usePathname } from '../../navigation/use-location.ts';

interface SideMenuState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Returns whether the side menu is open, and functions to open and close it. An open menu has its own history entry, so
 * that the browser's Back closes it. Links in the menu replace that entry.
 */
export function useSideMenu(): SideMenuState {
  const [isOpen, setOpen] = useState(false);
  const pathname = usePathname();

  const open = useCallback(() => {
    rememberScroll();
    history.pushState({ ...history.state, menu: true }, '');
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    if (history.state?.menu) history.back();
  }, []);

  useEffect(() => {
    const shut = () => setOpen(false);
    window.addEventListener('popstate', shut);
    return () => window.removeEventListener('popstate', shut);
  }, []);
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    document.documentElement.classList.toggle('has-menu', isOpen);
  }, [isOpen]);

  return { isOpen, open, close };
}
