import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { FoldButton } from '../../layout/sidebar/fold-button.tsx';
import { DocsSidebar, type DocsSidebarProps } from '../../layout/sidebar/docs-sidebar.tsx';
import { SidebarItems } from '../../layout/sidebar/sidebar-items.tsx';
import { sidebarLabels, useShownPath, type Sidebar } from '../../layout/sidebar/sidebar.ts';
import { message } from '../../messages/message.ts';
import { innerPart } from './inner-parts.tsx';

/** What Docusaurus gives to a sidebar. */
export interface DocSidebarProps {
  sidebar: readonly SidebarItem[];
  path: string;
  isHidden?: boolean;
  onCollapse?: () => void;
}

/** The sidebar that a part of the site replaces: it need not hand on what it does not know. */
const Given = createContext<DocsSidebarProps | undefined>(undefined);

/** The column of links beside a doc, as the viewer draws it; of other items, the items alone. */
export function DocSidebar({ sidebar }: Partial<DocSidebarProps>): ReactNode {
  const given = useContext(Given);
  if (!given) return sidebar && <SidebarItems items={[...sidebar]} />;
  const isOther = sidebar && !(given.sidebar instanceof Error) && sidebar !== given.sidebar.items;
  return <DocsSidebar {...given} {...(isOther && { sidebar: { kind: 'docs', items: [...sidebar] } })} />;
}

/** `DocSidebar/Desktop/Content`: the links of the column. */
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

const Content = innerPart('DocSidebar/Desktop/Content', DocSidebarContent);
const CollapseButton = innerPart('DocSidebar/Desktop/CollapseButton', DocSidebarCollapseButton);

/** The column of a site that has parts of it. */
export function SidebarOfParts({ sidebar, path, onCollapse }: DocSidebarProps): ReactNode {
  const { docs } = useSite();
  return (
    <aside className="sidebar">
      <Content sidebar={sidebar} path={path} className="sidebar-nav" />
      {docs.sidebar.hideable && onCollapse && <CollapseButton onClick={onCollapse} />}
    </aside>
  );
}

/** Gives a site's part what Docusaurus would; a column that is folded, and one that could not be loaded, are the viewer's. */
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

/** The columns that a site has of its own, by what they stand beside. */
export const siteColumns: Partial<Record<Sidebar['kind'], ComponentType<DocsSidebarProps>>> = {};

/** The column beside the page, by the site where it has one for such pages. */
export function SiteColumn(given: DocsSidebarProps): ReactNode {
  const Column = (!(given.sidebar instanceof Error) && siteColumns[given.sidebar.kind]) || DocsSidebar;
  return <Column {...given} />;
}
