import type { MouseEvent, ReactNode } from 'react';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { Link } from '../navigation/link.tsx';

interface HitLinkProps {
  url: string;
  children: ReactNode;
  /** Whether the hit is in a site of another language: the browser loads that page without the viewer's navigation. */
  isElsewhere?: boolean | undefined;
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** A link to a hit. A hit outside of the site opens in the same tab. */
export function HitLink({ url, children, isElsewhere, onFollow }: HitLinkProps) {
  if (url.startsWith('/')) {
    const follow = (event: MouseEvent) => {
      onFollow?.(event);
      if (isElsewhere || isModified(event) || url !== location.pathname + location.search) return;
      // The page is already shown and need not be loaded.
      event.preventDefault();
      requestAnimationFrame(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    };
    return (
      <Link href={url} className="hit-link" onClick={follow} isFleeting {...(isElsewhere && { target: '_self' })}>
        {children}
      </Link>
    );
  }
  return (
    <a href={isSafeUrl(url) ? url : undefined} className="hit-link" onClick={onFollow}>
      {children}
    </a>
  );
}

/** Whether a click opens a link in a new tab or window, so that this page stays open. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
