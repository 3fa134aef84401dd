import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { narrow, useMedia } from '../../state/use-media.ts';
import { Brand } from './brand.tsx';
import { ColorToggle } from './color-toggle.tsx';
import type { SideMenuPanes, SideMenuPanesProps } from './side-menu-panes.tsx';
import { message } from '../../messages/message.ts';

interface SideMenuProps extends SideMenuPanesProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. What it holds is loaded where it can be opened at all. */
export function SideMenu({ isOpen, sidebar, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isNarrow = useMedia(narrow);
  const [panes, setPanes] = useState<{ Panes: typeof SideMenuPanes }>();

  useEffect(() => {
    if (!isNarrow) return;
    import('./side-menu-panes.tsx').then(
      ({ SideMenuPanes: Panes }) => setPanes({ Panes }),
      (error: unknown) => console.warn('The menu could not be loaded.', error),
    );
  }, [isNarrow, isOpen]);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="side-menu"
      aria-label={message('lectern.sideMenu.label')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <div className="side-menu-head">
            <Brand replace />
            <ColorToggle />
            <button
              type="button"
              className="icon-button"
              aria-label={message('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {panes && <panes.Panes sidebar={sidebar} />}
        </>
      )}
    </dialog>
  );
}
