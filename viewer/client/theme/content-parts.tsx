import type { ReactNode } from 'react';
import { UnlistedBanner } from '../../layout/unlisted-banner.tsx';

interface ContentVisibilityProps {
  metadata?: { unlisted?: boolean };
}

/** Says of an unlisted page that it is one. Drafts are not published. */
export function ContentVisibility({ metadata }: ContentVisibilityProps): ReactNode {
  return metadata?.unlisted === true && <UnlistedBanner />;
}

/** What the viewer sees to itself: the head of a page, and what it provides to all that it draws. */
export function Surrounding({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
