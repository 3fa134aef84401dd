import { useLayoutEffect, useRef } from 'react';

/** The minimum height of an article with a progress line, in window heights. */
const longEnough = 2.5;

/** A thin line at the top of the window. It shows the reading progress of a long article. */
export function Progress() {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = () => {
      const article = document.querySelector('#main article')?.getBoundingClientRect();
      const read = article && article.height > longEnough * innerHeight ? readPart(article, innerHeight) : 0;
      line.current!.style.scale = `${read} 1`;
    };
    show();
    const end = new AbortController();
    addEventListener('scroll', show, { signal: end.signal, passive: true });
    addEventListener('resize', show, { signal: end.signal });
    return () => end.abort();
  }, []);
  return <div ref={line} className="reading-progress" aria-hidden="true" />;
}

/**
 * @param top the position of the article's start, relative to the window
 * @returns the reading progress from 0 to 1. It is 0 while the start of the article is in the window, and 1 when the
 * end is
 */
export function readPart({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const part = -top / (height - windowHeight);
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;
}
