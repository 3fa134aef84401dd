import { useEffect, useRef } from 'react';
import { searchMessage } from '../messages/search-message.ts';

/** The end of what is here of the results. Once it comes into view, there is more to be had. */
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
