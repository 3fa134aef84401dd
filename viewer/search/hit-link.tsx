import type { MouseEvent, ReactNode } from 'react';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { Link } from '../navigation/link.tsx';

interface HitLinkProps {
  url: string;
  children: ReactNode;
  /** Whether it lies in a site of another language: the browser loads that anew. */
  isElsewhere?: boolean | undefined;
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** A link to a hit. What lies outside of the site takes the place of this page. */
export function HitLink({ url, children, isElsewhere, onFollow }: HitLinkProps) {
  if (url.startsWith('/')) {
    const follow = (event: MouseEvent) => {
      onFollow?.(event);
      if (isElsewhere || isModified(event) || url !== location.pathname + location.search) return;
      // What is shown already need not be loaded again.
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

/** Whether a click opens a link beside this page, which stays. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
