import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * A class of `<body>` while the dialog is open. Its styles prevent the page from scrolling. DocSearch has the same
 * class.
 */
const active = 'DocSearch--active';

/**
 * Opens a dialog while it is mounted. Escape and a click outside close it, and Tab stays inside. After it closes, the
 * page has the same scroll position as before.
 *
 * @returns the attributes of the dialog
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const {
      scrollY,
      location: { href },
    } = window;
    document.body.classList.add(active);
    dialog.showModal();
    return () => {
      document.body.classList.remove(active);
      dialog.close();
      if (location.href === href) window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => event.target === ref.current && onClose(),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Tab' && keepInside(event, ref.current!),
  };
}

/** Keeps the focus in the dialog. Tab moves from the last element to the first, Shift+Tab from the first to the last. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ].filter(({ offsetParent }) => offsetParent !== null);
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
