import { useEffect, type RefObject } from 'react';

interface SearchKeys {
  /** The search button. While the button has the focus, typed letters open the search and start a query. */
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  open: (letter?: string) => void;
  close: () => void;
}

/**
 * Opens the search with Ctrl/Cmd+K or `/`, or when the reader types while the search button has the focus. Ctrl/Cmd+K
 * also closes it.
 */
export function useSearchKeys({ button, isOpen, open, close }: SearchKeys): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key = '', target } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      const isLetter =
        !isCommand && !event.altKey && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(key);
      const isToggle = isCommand && key.toLowerCase() === 'k';
      if (isLetter) open(key);
      else if (isToggle && isOpen) close();
      else if (isToggle || (key === '/' && !isOpen && !isEditing(target as Element))) open();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  });
}

function isEditing(target: Element): boolean {
  return (target as HTMLElement).isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}
