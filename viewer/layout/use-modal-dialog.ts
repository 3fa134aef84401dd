import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

/** While it is open, the document has this class: the page behind does not scroll. The name is that of DocSearch. */
const active = 'DocSearch--active';

/**
 * Opens a dialog for as long as it is drawn. Escape closes it, and so does pressing the mouse beside it; Tab stays
 * inside; the page is where it was when it closes.
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

/** The browser's own bars would be the next stop. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ].filter(({ offsetParent }) => offsetParent !== null);
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
