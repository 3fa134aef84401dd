import { useEffect, type RefObject } from 'react';

/** Closes a box when the reader clicks outside of it, or moves the keyboard focus out of it. */
export function useClosedFromOutside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    const events = ['pointerdown', 'focusin'];
    events.forEach((event) => document.addEventListener(event, closeOutside));
    return () => events.forEach((event) => document.removeEventListener(event, closeOutside));
  }, [box, isOpen, setOpen]);
}
