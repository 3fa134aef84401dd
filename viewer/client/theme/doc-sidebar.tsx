import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { DocsSidebar, type DocsSidebarProps } from '../../layout/sidebar/docs-sidebar.tsx';
import { SidebarItems } from '../../layout/sidebar/sidebar-items.tsx';
import { useShownPath } from '../../layout/sidebar/sidebar.ts';

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

/** Gives a site's part what Docusaurus would; the column of a blog, and one that could not be loaded, are the viewer's. */
export function withSidebar(Site: ComponentType<DocSidebarProps>) {
  return function Column(given: DocsSidebarProps): ReactNode {
    const path = useShownPath();
    const { sidebar, isHidden, onHide } = given;
    if (sidebar instanceof Error || sidebar.kind === 'blog' || isHidden) return <DocsSidebar {...given} />;
    return (
      <Given value={given}>
        <Site sidebar={sidebar.items} path={path} isHidden={isHidden} onCollapse={() => onHide(true)} />
      </Given>
    );
  };
}
