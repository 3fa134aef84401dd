import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface CollapsibleProps {
  isOpen: boolean;
  id?: string | undefined;
  children: ReactNode;
}

/** A box that opens and closes with a movement of its height. What it holds is drawn when it is first opened. */
export function Collapsible({ isOpen, id, children }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    current.hidden = false;
    const height = current.scrollHeight;
    const heights = isOpen ? ['0', `${height}px`] : [`${height}px`, '0'];
    const movement = current.animate(
      { height: heights, overflow: ['hidden', 'hidden'] },
      { duration: collapseDuration(height), easing: 'ease-in-out' },
    );
    movement.onfinish = () => (current.hidden = !isOpen);
    return () => movement.cancel();
  }, [isOpen]);

  return (
    <div ref={box} id={id} hidden={!isDrawn || (!isOpen && !wasOpen.current)}>
      {isDrawn && children}
    </div>
  );
}

/**
 * How long a box of this height takes to open: tall boxes take longer, but not in proportion. One row is 36 pixels.
 *
 * @param height in CSS pixels
 * @returns milliseconds; 1 for readers who prefer little motion
 */
function collapseDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
