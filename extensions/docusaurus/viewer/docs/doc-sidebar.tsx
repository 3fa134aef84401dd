import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SidebarItem } from '../../../../corpus/index.ts';
import {
  DocsSidebar,
  type DocsSidebarProps,
  FoldButton,
  message,
  type Sidebar,
  SidebarItems,
  sidebarLabels,
  slot,
  useShownPath,
  useSiteFile as useSite,
} from '../../../../viewer/extension.ts';

/** The props that Docusaurus passes to a sidebar. */
export interface DocSidebarProps {
  sidebar: readonly SidebarItem[];
  path: string;
  isHidden?: boolean;
  onCollapse?: () => void;
}

/** Context: the props of the viewer's sidebar. A site's component might not pass them on, so `DocSidebar` reads them
 * from this context. */
const Given = createContext<DocsSidebarProps | undefined>(undefined);

/** `DocSidebar`: the viewer's own docs sidebar. If a site's component renders it elsewhere, it renders only the
 * items. */
export function DocSidebar({ sidebar }: Partial<DocSidebarProps>): ReactNode {
  const given = useContext(Given);
  if (!given) return sidebar && <SidebarItems items={[...sidebar]} />;
  const isOther = sidebar && !(given.sidebar instanceof Error) && sidebar !== given.sidebar.items;
  return <DocsSidebar {...given} {...(isOther && { sidebar: { kind: 'docs', items: [...sidebar] } })} />;
}

/** `DocSidebar/Desktop/Content`: the list of sidebar items. */
export function DocSidebarContent({ sidebar, className }: DocSidebarProps & { className?: string }): ReactNode {
  return (
    <nav className={className} aria-label={message(sidebarLabels.docs)}>
      <SidebarItems items={[...sidebar]} />
    </nav>
  );
}

/** `DocSidebar/Desktop/CollapseButton` */
export function DocSidebarCollapseButton({ onClick = () => undefined }: { onClick?: () => void }): ReactNode {
  return <FoldButton action="collapse" onClick={onClick} />;
}

const Content = slot('DocSidebar/Desktop/Content', DocSidebarContent);
const CollapseButton = slot('DocSidebar/Desktop/CollapseButton', DocSidebarCollapseButton);

/** Renders the docs sidebar from theme components, some of which the site replaces. */
export function SidebarOfParts({ sidebar, path, onCollapse }: DocSidebarProps): ReactNode {
  const { docs } = useSite();
  return (
    <aside className="sidebar">
      <Content sidebar={sidebar} path={path} className="sidebar-nav" />
      {docs.sidebar.hideable && onCollapse && <CollapseButton onClick={onCollapse} />}
    </aside>
  );
}

/**
 * Creates a sidebar that renders a site's `DocSidebar` with Docusaurus' props. If the sidebar is collapsed or failed
 * to load, renders the viewer's sidebar.
 */
export function withSidebar(Site: ComponentType<DocSidebarProps>) {
  return function Column(given: DocsSidebarProps): ReactNode {
    const path = useShownPath();
    const { sidebar, isHidden, onHide } = given;
    if (sidebar instanceof Error || isHidden) return <DocsSidebar {...given} />;
    return (
      <Given value={given}>
        <Site sidebar={sidebar.items} path={path} isHidden={isHidden} onCollapse={() => onHide(true)} />
      </Given>
    );
  };
}

/** Kind of sidebar (docs, blog) → component that renders the site's sidebar. */
export const siteColumns: Partial<Record<Sidebar['kind'], ComponentType<DocsSidebarProps>>> = {};

/** Renders the sidebar of a page: with the site's component for this kind of sidebar, or with the viewer's. */
export function SiteColumn(given: DocsSidebarProps): ReactNode {
  const Column = (!(given.sidebar instanceof Error) && siteColumns[given.sidebar.kind]) || DocsSidebar;
  return <Column {...given} />;
}
