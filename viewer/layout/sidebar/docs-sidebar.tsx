import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSite } from '../../corpus/corpus-context.ts';
import { ErrorBox } from '../error-box.tsx';
import { Brand } from '../navbar/brand.tsx';
import { FoldButton } from './fold-button.tsx';
import { SidebarItems } from './sidebar-items.tsx';
import { sidebarLabels, type Sidebar, useShownPath } from './sidebar.ts';
import { message } from '../../messages/message.ts';

export interface DocsSidebarProps {
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
  const isFolded = useRef(isHidden);
  useLayoutEffect(() => {
    if (pane.current) revealActive(pane.current);
  }, [path]);
  useActiveRowKept(pane, path, sidebar);

  // Each of the two buttons goes when it is pressed; the focus stays with the other.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || isFolded.current === isHidden) return;
    isFolded.current = isHidden;
    button.focus({ preventScroll: true });
  };

  if (isHidden) {
    return (
      <aside className="sidebar is-rail" aria-label={message('theme.docs.sidebar.navAriaLabel')}>
        <FoldButton action="expand" button={takeFocus} onClick={() => onHide(false)} />
      </aside>
    );
  }
  const column = sidebar instanceof Error ? undefined : sidebar;
  return (
    <aside className="sidebar">
      {navbar.hideOnScroll && <Brand isTwin />}
      <nav ref={pane} className="sidebar-nav" aria-label={message(sidebarLabels[column?.kind ?? 'docs'])}>
        {column?.title !== undefined && <p className="sidebar-title">{column.title}</p>}
        {sidebar instanceof Error ? (
          <ErrorBox error={sidebar} onRetry={onRetry} />
        ) : (
          <SidebarItems items={sidebar.items} />
        )}
      </nav>
      {docs.sidebar.hideable && column?.kind !== 'blog' && (
        <FoldButton action="collapse" button={takeFocus} onClick={() => onHide(true)} />
      )}
    </aside>
  );
}

/** Keeps the row of the page where it is when more of its sidebar comes than its HTML held. */
function useActiveRowKept(pane: RefObject<HTMLElement | null>, path: string, sidebar: Sidebar | Error): void {
  const before = useRef<{ path: string; top: number }>(undefined);
  useLayoutEffect(() => {
    const active = pane.current?.querySelector('[aria-current=page]');
    if (!active) return void (before.current = undefined);
    const top = active.getBoundingClientRect().top + pane.current!.scrollTop;
    if (before.current?.path === path) pane.current!.scrollTop += top - before.current.top;
    before.current = { path, top };
  }, [pane, path, sidebar]);
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
