import { useState, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { parts } from './parts.ts';
import type { Sidebar } from './sidebar/sidebar.ts';

export interface DocFrameProps {
  sidebar: Sidebar | Error | undefined;
  /** The page lays itself out, and says itself what of it is the main part. */
  isBare: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** The sidebar and, beside it, the page. It stays while the reader goes from page to page of one sidebar. */
export function DocFrame({ sidebar, isBare, onRetry, children }: DocFrameProps) {
  const [isHidden, setHidden] = useState(false);
  if (isBare) return <div id="main">{children}</div>;
  const main = <main id="main">{children}</main>;
  if (!sidebar) return <parts.Layout>{main}</parts.Layout>;
  const isBlog = !(sidebar instanceof Error) && sidebar.kind === 'blog';
  const classes = ['doc-frame', isBlog && 'is-blog', isHidden && 'is-sidebar-hidden'].filter(Boolean).join(' ');
  return (
    <parts.Layout>
      <div className={classes}>
        <CrashBoundary fallback={<aside className="sidebar" />}>
          <parts.DocSidebar sidebar={sidebar} isHidden={isHidden} onHide={setHidden} onRetry={onRetry} />
        </CrashBoundary>
        {main}
      </div>
    </parts.Layout>
  );
}
