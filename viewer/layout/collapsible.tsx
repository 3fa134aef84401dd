import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface CollapsibleProps {
  isOpen: boolean;
  id?: string | undefined;
  className?: string | undefined;
  /**
   * Called if the closed box contains a match of find-in-page, or the target of the address's hash. If this prop is
   * set, the children are rendered even before the box first opens.
   */
  onFound?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A box that opens and closes with a transition of its height. By default, its children are rendered when it first
 * opens.
 */
export function Collapsible({ isOpen, id, className, onFound, children }: CollapsibleProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const isFound = useRef(false);
  const [isRendered, setRendered] = useState(isOpen || onFound !== undefined);
  if (isOpen && !isRendered) setRendered(true);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    current.hidden = false;
    // Skips the transition if the box opens for a found target, so that the target immediately has its final
    // position.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `onFound` must not start a transition
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
    <div ref={box} id={id} className={className} hidden={!isRendered || (!isOpen && !wasOpen.current)}>
      {isRendered && children}
    </div>
  );
}

/** Lets find-in-page search a closed box, with `hidden="until-found"`. React can't set this value. */
function makeFindable(box: HTMLElement): void {
  if (box.hidden) box.setAttribute('hidden', 'until-found');
}

/**
 * Returns the duration of the transition. The duration increases with the height, but more slowly.
 *
 * @param height in CSS pixels
 * @returns milliseconds; 1 if the reader prefers reduced motion
 */
function collapseDuration(height: number): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 1;
  const rows = height / 36;
  return Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10);
}
