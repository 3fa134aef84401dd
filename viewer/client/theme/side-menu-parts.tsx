import type { ComponentType, ReactNode } from 'react';
import { navbarParts } from '../../layout/navbar/navbar-parts.ts';
import { SidebarItems } from '../../layout/sidebar/sidebar-items.tsx';
import { useShownPath } from '../../layout/sidebar/sidebar.ts';
import { InSecondaryPane } from '../common/secondary-pane.ts';
import { useDocsSidebar } from '../docs/use-docs-sidebar.ts';
import type { DocSidebarProps } from './doc-sidebar.tsx';

/** The header of the menu of narrow screens, without the button that closes it. */
export function SideMenuHeader(): ReactNode {
  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle } = navbarParts;
  return (
    <>
      <Logo />
      <ModeToggle />
    </>
  );
}

/** Renders nothing: the viewer renders the menu outside of the navbar. */
export function SideMenuElsewhere(): ReactNode {
  return null;
}

/** Its second pane: the sidebar of the page. */
export function SideMenuSidebar(): ReactNode {
  const sidebar = useDocsSidebar();
  return sidebar && <SidebarItems items={sidebar.items} replace />;
}

/** Renders the content that a site's `DocSidebar/Mobile` puts into that pane. */
export function inSecondaryPane(Site: ComponentType<DocSidebarProps>) {
  return function Pane(): ReactNode {
    const sidebar = useDocsSidebar();
    const path = useShownPath();
    if (!sidebar) return <SideMenuSidebar />;
    return (
      <InSecondaryPane value>
        <Site sidebar={sidebar.items} path={path} isHidden={false} />
      </InSecondaryPane>
    );
  };
}
