import type { ComponentType, ReactNode } from 'react';
import { navbarParts, SidebarItems, useDocsSidebar, useShownPath } from '../../../../viewer/extension.ts';
import { InSecondaryPane } from '../common/secondary-pane.ts';
import type { DocSidebarProps } from '../docs/doc-sidebar.tsx';

/** Renders the header of the menu of narrow screens, without the button that closes the menu. */
export function SideMenuHeader(): ReactNode {
  const { 'Navbar/Logo': Logo, 'Navbar/ColorModeToggle': ModeToggle } = navbarParts;
  return (
    <>
      <Logo />
      <ModeToggle />
    </>
  );
}

/** Renders nothing, because the viewer renders the menu outside of the navbar. */
export function SideMenuElsewhere(): ReactNode {
  return null;
}

/** Renders the sidebar of the page, in the second pane of the menu of narrow screens. */
export function SideMenuSidebar(): ReactNode {
  const sidebar = useDocsSidebar();
  return sidebar && <SidebarItems items={sidebar.items} replace />;
}

/** Creates a component that renders a site's `DocSidebar/Mobile` in the second pane of the menu of narrow screens. */
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
