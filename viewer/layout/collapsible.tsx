import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface CollapsibleProps {
  isOpen: boolean;
  id?: string | undefined;
  className?: string | undefined;
  /**
   * Called when the browser's search or the target of an address is in the closed box. With it, the children are
   * rendered from the start.
   */
  onFound?: (() => void) | undefined;
  children: ReactNode;
}

/** A box that opens and closes with a transition of its height. It renders its children when it first opens. */
export function Collapsible({ isOpen, id, className, onFound, children }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const isFound = useRef(false);
  const [isDrawn, setDrawn] = useState(isOpen || onFound !== undefined);
  if (isOpen && !isDrawn) setDrawn(true);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    current.hidden = false;
    // The target of an address must have its final position at once.
    if (isFound.current) return void (isFound.current = false);
    const height = current.scrollHeight;
    const heights = isOpen ? ['0', `${height}px`] : [`${height}px`, '0'];
    const movement = current.animate(
      { height: heights, overflow: ['hidden', 'hidden'] },
      { duration: collapseDuration(height), easing: 'ease-in-out' },
    );
    movement.onfinish = () => (current.hidden = !isOpen);
    if (onFound) movement.addEventListener('finish', () => makeFindable(current));
    return () => movement.cancel();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moves when it opens or closes, not for another function
  }, [isOpen]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !onFound) return;
    makeFindable(current);
    const found = ({ target }: Event) => {
      if (target !== current) return;
      isFound.current = true;
      onFound();
    };
    current.addEventListener('beforematch', found);
    return () => current.removeEventListener('beforematch', found);
  });

  return (
    <div ref={box} id={id} className={className} hidden={!isDrawn || (!isOpen && !wasOpen.current)}>
      {isDrawn && children}
    </div>
  );
}

/** Makes text in a closed box searchable by the browser's search. React supports `hidden` only without a value. */
function makeFindable(box: HTMLElement): void {
  if (box.hidden) box.setAttribute('hidden', 'until-found');
}

/**
 * Returns the duration of opening a box. Tall boxes take longer, but not in proportion. One row is 36 pixels.
 *
 * @param height in CSS pixels
 * @returns milliseconds; 1 for readers who prefer reduced motion
 */
function collapseDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
