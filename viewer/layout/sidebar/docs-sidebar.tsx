import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSite } from '../../corpus/corpus-context.ts';
import { ErrorBox } from '../error-box.tsx';
import { Brand } from '../navbar/brand.tsx';
import { reveal } from '../reveal.ts';
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

/**
 * Renders the column of links next to the page. If the site enables it, the docs sidebar can collapse to a narrow rail.
 */
export function DocsSidebar({ sidebar, isHidden, onHide, onRetry }: DocsSidebarProps) {
  const { docs, navbar } = useSite();
  const path = useShownPath();
  const pane = useRef<HTMLElement>(null);
  const isFolded = useRef(isHidden);
  useActiveRowShown(pane, path);
  useActiveRowKept(pane, path, sidebar);

  // When the reader presses the collapse button or the expand button, the other one replaces it. Moves the focus to
  // the new button.
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

/** Keeps the current page's row visible while its category opens, until the reader scrolls the column. */
function useActiveRowShown(pane: RefObject<HTMLElement | null>, path: string): void {
  useLayoutEffect(() => {
    const { current } = pane;
    if (!current) return;
    // The observer's first call is before the first paint, so this also scrolls to the row at the start.
    const opening = new ResizeObserver(() => reveal(current, '[aria-current=page]'));
    opening.observe(current.lastElementChild!);
    const stop = () => opening.disconnect();
    const inputs = ['pointerdown', 'wheel', 'keydown'];
    inputs.forEach((input) => current.addEventListener(input, stop, { once: true, passive: true }));
    return stop;
  }, [pane, path]);
}

/**
 * Keeps the current page's row in place when the whole sidebar replaces the few items of the static HTML.
 */
function useActiveRowKept(pane: RefObject<HTMLElement | null>, path: string, sidebar: Sidebar | Error): void {
  const before = useRef<{ path: string; top: number }>(undefined);
  useLayoutEffect(() => {
    const { current } = pane;
    const active = current?.querySelector('[aria-current=page]');
    if (!current || !active) return void (before.current = undefined);
    // Measures the position relative to the top of the column. The column itself moves near the end of the page.
    const top = active.getBoundingClientRect().top - current.getBoundingClientRect().top + current.scrollTop;
    if (before.current?.path === path) current.scrollTop += top - before.current.top;
    before.current = { path, top };
  }, [pane, path, sidebar]);
}
