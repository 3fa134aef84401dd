import { useState, type ReactNode } from 'react';
import type { SidebarItem } from '../../compiler/corpus/index.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { DocsSidebar } from './sidebar/docs-sidebar.tsx';

interface DocFrameProps {
  sidebar: SidebarItem[] | Error | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** The sidebar and, beside it, the page. It stays while the reader goes from page to page of one sidebar. */
export function DocFrame({ sidebar, onRetry, children }: DocFrameProps) {
  const [isHidden, setHidden] = useState(false);
  if (!sidebar) return <main id="main">{children}</main>;
  return (
    <div className={isHidden ? 'doc-frame is-sidebar-hidden' : 'doc-frame'}>
      <CrashBoundary fallback={<aside className="sidebar" />}>
        <DocsSidebar sidebar={sidebar} isHidden={isHidden} onHide={setHidden} onRetry={onRetry} />
      </CrashBoundary>
      <main id="main">{children}</main>
    </div>
  );
}
