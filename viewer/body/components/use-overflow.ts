import { useEffect, useState, type RefObject } from 'react';

/** Whether the element's content is wider than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    // Its content can grow, as fonts come, without its own size changing.
    for (const box of [current, ...current.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
