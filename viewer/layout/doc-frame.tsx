import { useState } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { parts, type DocFrameProps } from './parts.ts';
import type { Sidebar } from './sidebar/sidebar.ts';

/**
 * Renders the sidebar next to the page. It stays mounted while the reader navigates between pages with the same
 * sidebar.
 */
export function DocFrame({ sidebar, isBare, onRetry, children }: DocFrameProps) {
  const [isHidden, setHidden] = useState(false);
  if (isBare) return <div id="main">{children}</div>;
  const main = <main id="main">{children}</main>;
  if (!sidebar) return <parts.Layout>{main}</parts.Layout>;
  // `sidebar` is an `Error` if the sidebar failed to load. Then `kind` is undefined.
  const { kind } = sidebar as Partial<Sidebar>;
  return (
    <parts.Layout>
      <div
        className={['doc-frame', kind === 'blog' && 'is-blog', isHidden && 'is-sidebar-hidden']
          .filter(Boolean)
          .join(' ')}
      >
        <CrashBoundary fallback={<aside className="sidebar" />}>
          <parts.DocSidebar sidebar={sidebar} isHidden={isHidden} onHide={setHidden} onRetry={onRetry} />
        </CrashBoundary>
        {main}
      </div>
    </parts.Layout>
  );
}
