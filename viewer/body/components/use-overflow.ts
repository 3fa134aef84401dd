import { useEffect, useState, type RefObject } from 'react';

/** @returns whether the element's content is wider than the element */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    // Also observes the children, because a newly loaded font can widen the children while the element keeps its
    // size.
    for (const box of [current, ...current.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
