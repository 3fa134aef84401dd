import { useState } from 'react';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { SidebarItems } from '../sidebar/sidebar-items.tsx';
import { narrow, useMedia } from '../../state/use-media.ts';
import { sidebarLabels, type Sidebar } from '../sidebar/sidebar.ts';
import { SideMenuEntries } from './side-menu-entries.tsx';
import { sideMenuParts } from './side-menu-parts.ts';
import { useMenuEntries } from './use-menu-entries.ts';
import { message } from '../../messages/message.ts';
import { pageMessage } from '../../messages/page-message.ts';

export interface SideMenuPanesProps {
  /** The sidebar of the page. If it is set, the menu shows the pane with the sidebar first on narrow screens. */
  sidebar: Sidebar | undefined;
}

/** Renders the two panes of the side menu: the sidebar of the page, and the navbar's items. */
export function SideMenuPanes({ sidebar }: SideMenuPanesProps) {
  const { PrimaryMenu = OwnEntries } = sideMenuParts;
  // On wide screens the sidebar is already visible, so the menu opens with the navbar's items.
  const [isSecondary, setSecondary] = useState(useMedia(narrow));
  if (sidebar && isSecondary) {
    return (
      <div className="side-menu-pane" key="secondary">
        <button type="button" className="side-menu-back" onClick={() => setSecondary(false)}>
          <Icon name="back" />
          {pageMessage('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel').replace(/^←\s*/, '')}
        </button>
        <nav aria-label={message(sidebarLabels[sidebar.kind])} className="sidebar-nav">
          {sidebar.title !== undefined && <p className="sidebar-title">{sidebar.title}</p>}
          {sideMenuParts.SecondaryMenu ? (
            <sideMenuParts.SecondaryMenu />
          ) : (
            <SidebarItems items={sidebar.items} replace />
          )}
        </nav>
      </div>
    );
  }
  return (
    <div className="side-menu-pane" key="primary">
      <PrimaryMenu />
      {sidebar && (
        <button type="button" className="side-menu-back" onClick={() => setSecondary(true)}>
          {pageMessage('lectern.sideMenu.section')}
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}

/** Renders the pane with the navbar's items. */
export function OwnEntries() {
  // The search is omitted, because the navbar contains it at every width.
  const items = useSite().navbar.items.filter(({ type }) => type !== 'search');
  const entries = useMenuEntries(items);
  return sideMenuParts.Items ? <sideMenuParts.Items items={items} /> : <SideMenuEntries entries={entries} />;
}
