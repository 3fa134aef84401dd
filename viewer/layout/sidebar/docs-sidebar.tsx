import { useLayoutEffect, useRef } from 'react';
import type { SidebarItem } from '../../../compiler/corpus/index.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { ErrorBox } from '../error-box.tsx';
import { Brand } from '../navbar/brand.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { usePathname } from '../../navigation/use-location.ts';

interface DocsSidebarProps {
  sidebar: SidebarItem[] | Error;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
  onRetry: () => void;
}

/** The column of docs beside the page; where the site allows it, it folds into a rail. */
export function DocsSidebar({ sidebar, isHidden, onHide, onRetry }: DocsSidebarProps) {
  const { docs, navbar } = useSite();
  const pathname = usePathname();
  const pane = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pane.current) revealActive(pane.current);
  }, [pathname]);

  if (isHidden) {
    return (
      <aside className="sidebar is-rail" aria-label="Docs sidebar">
        <button type="button" className="sidebar-expand" aria-label="Expand sidebar" title="Expand sidebar" onClick={() => onHide(false)}>
          <Icon name="expand" />
        </button>
      </aside>
    );
  }
  return (
    <aside className="sidebar">
      {navbar.hideOnScroll && <Brand />}
      <nav ref={pane} className="sidebar-nav" aria-label="Docs sidebar">
        {sidebar instanceof Error ? <ErrorBox error={sidebar} onRetry={onRetry} /> : <SidebarItems items={sidebar} />}
      </nav>
      {docs.sidebar.hideable && (
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
