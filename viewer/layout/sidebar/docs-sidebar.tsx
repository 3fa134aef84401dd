import { useLayoutEffect, useRef } from 'react';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { ErrorBox } from '../error-box.tsx';
import { Brand } from '../navbar/brand.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { sidebarLabels, type Sidebar } from './sidebar.ts';
import { useShownPath } from './use-shown-path.ts';

interface DocsSidebarProps {
  sidebar: Sidebar | Error;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
  onRetry: () => void;
}

/** The column of links beside the page; that of docs folds into a rail where the site allows it. */
export function DocsSidebar({ sidebar, isHidden, onHide, onRetry }: DocsSidebarProps) {
  const { docs, navbar } = useSite();
  const path = useShownPath();
  const pane = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pane.current) revealActive(pane.current);
  }, [path]);

  if (isHidden) {
    return (
      <aside className="sidebar is-rail" aria-label="Docs sidebar">
        <button type="button" className="sidebar-expand" aria-label="Expand sidebar" title="Expand sidebar" onClick={() => onHide(false)}>
          <Icon name="expand" />
        </button>
      </aside>
    );
  }
  const column = sidebar instanceof Error ? undefined : sidebar;
  return (
    <aside className="sidebar">
      {navbar.hideOnScroll && <Brand />}
      <nav ref={pane} className="sidebar-nav" aria-label={sidebarLabels[column?.kind ?? 'docs']}>
        {column?.title !== undefined && <p className="sidebar-title">{column.title}</p>}
        {sidebar instanceof Error ? <ErrorBox error={sidebar} onRetry={onRetry} /> : <SidebarItems items={sidebar.items} />}
      </nav>
      {docs.sidebar.hideable && column?.kind !== 'blog' && (
        <button type="button" className="sidebar-collapse" aria-label="Collapse sidebar" title="Collapse sidebar" onClick={() => onHide(true)}>
          <Icon name="collapse" />
        </button>
      )}
    </aside>
  );
}

// Scrolls the column alone: `scrollIntoView` would move the page too.
function revealActive(pane: HTMLElement): void {
  const active = pane.querySelector('[aria-current=page]');
  if (!active) return;
  const outer = pane.getBoundingClientRect();
  const inner = active.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  pane.scrollTop += inner.top - outer.top - outer.height / 3;
}
