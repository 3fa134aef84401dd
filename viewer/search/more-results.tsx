import { useEffect, useRef } from 'react';
import { searchMessage } from '../messages/search-message.ts';

/** The end of a list of results. When the reader scrolls to it, more results are loaded. */
export function MoreResults({ onSeen }: { onSeen: (() => void) | undefined }) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!onSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [onSeen]);
  return (
    <p ref={end} className="search-more">
      {searchMessage('theme.SearchPage.fetchingNewResults')}
    </p>
  );
}
