import { useEffect, useRef, useState } from 'react';
import type { SidebarItem } from '../../../compiler/corpus/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { SidebarItems } from '../sidebar/sidebar-items.tsx';
import { Brand } from './brand.tsx';
import { ColorToggle } from './color-toggle.tsx';
import { SideMenuEntries } from './side-menu-entries.tsx';
import { useMenuEntries } from './use-menu-entries.ts';

interface SideMenuProps {
  isOpen: boolean;
  /** The docs sidebar of the page, which comes first where there is one. */
  sidebar: SidebarItem[] | undefined;
  onClose: () => void;
}

/** The menu of narrow screens: the navbar's items, and before them the sidebar of the page. */
export function SideMenu({ isOpen, sidebar, onClose }: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="side-menu"
      aria-label="Navigation menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && <SideMenuPanes sidebar={sidebar} onClose={onClose} />}
    </dialog>
  );
}

function SideMenuPanes({ sidebar, onClose }: Omit<SideMenuProps, 'isOpen'>) {
  const { navbar } = useSite();
  const entries = useMenuEntries(navbar.items);
  const [isSecondary, setSecondary] = useState(true);
  return (
    <>
      <div className="side-menu-head">
        <Brand replace />
        <ColorToggle />
        <button type="button" className="icon-button" aria-label="Close navigation bar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {sidebar && isSecondary ? (
        <div className="side-menu-pane" key="secondary">
          <button type="button" className="side-menu-back" onClick={() => setSecondary(false)}>
            <Icon name="back" />
            Back to main menu
          </button>
          <nav aria-label="Docs sidebar" className="sidebar-nav">
            <SidebarItems items={sidebar} replace />
          </nav>
        </div>
      ) : (
        <div className="side-menu-pane" key="primary">
          <SideMenuEntries entries={entries} />
          {sidebar && (
            <button type="button" className="side-menu-back" onClick={() => setSecondary(true)}>
              Pages of this section
              <Icon name="chevron" />
            </button>
          )}
        </div>
      )}
    </>
  );
}
