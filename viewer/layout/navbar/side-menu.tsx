import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Brand } from './brand.tsx';
import { navbarParts } from './navbar-parts.ts';
import { sideMenuParts } from './side-menu-parts.ts';
import { SideMenuPanes, type SideMenuPanesProps } from './side-menu-panes.tsx';
import { pageMessage } from '../../messages/page-message.ts';

export interface SideMenuProps extends SideMenuPanesProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. */
export function SideMenu({ isOpen, sidebar, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle } = navbarParts;
  return (
    <dialog
      ref={dialog}
      className="side-menu"
      aria-label={pageMessage('lectern.sideMenu.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <div className="side-menu-head">
            {sideMenuParts.Header ? (
              <sideMenuParts.Header />
            ) : (
              <>
                {Logo === Brand ? <Brand replace /> : <Logo />}
                <ModeToggle />
              </>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={pageMessage('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          <SideMenuPanes sidebar={sidebar} />
        </>
      )}
    </dialog>
  );
}
