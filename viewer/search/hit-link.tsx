import type { MouseEvent, ReactNode } from 'react';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { Link } from '../navigation/link.tsx';

interface HitLinkProps {
  url: string;
  children: ReactNode;
  /** Whether the hit is in another language. Each language is a separate site, so the browser loads a new document. */
  isElsewhere?: boolean | undefined;
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** A link to a hit. Even a hit on another site opens in the same tab. */
export function HitLink({ url, children, isElsewhere, onFollow }: HitLinkProps) {
  if (url.startsWith('/')) {
    const follow = (event: MouseEvent) => {
      onFollow?.(event);
      if (isElsewhere || isModified(event) || url !== location.pathname + location.search) return;
      // The target page is already open, so the browser must not load it again.
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

/** Whether the click has a modifier key. The browser then opens the link elsewhere, for example in a new tab. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
