import type { ComponentType, ReactNode } from 'react';
import { navbarParts } from '../../layout/navbar/navbar-parts.ts';
import { SidebarItems } from '../../layout/sidebar/sidebar-items.tsx';
import { useShownPath } from '../../layout/sidebar/sidebar.ts';
import { InSecondaryPane } from '../common/secondary-pane.ts';
import { useDocsSidebar } from '../docs/use-docs-sidebar.ts';
import type { DocSidebarProps } from './doc-sidebar.tsx';

/** The head of the menu of narrow screens, but for the button that closes it. */
export function SideMenuHeader(): ReactNode {
  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle } = navbarParts;
  return (
    <>
      <Logo />
      <ModeToggle />
    </>
  );
}

/** The menu itself, which the viewer draws beside the navbar. */
export function SideMenuElsewhere(): ReactNode {
  return null;
}

/** Its second pane: the sidebar of the page. */
export function SideMenuSidebar(): ReactNode {
  const sidebar = useDocsSidebar();
  return sidebar && <SidebarItems items={sidebar.items} replace />;
}

/** Draws what a site's `DocSidebar/Mobile` fills that pane with. */
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
