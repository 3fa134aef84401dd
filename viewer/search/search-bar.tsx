import { useRef, useState } from 'react';
import { useSite } from '../corpus/corpus-context.ts';
import { Icon } from '../icons/icon.tsx';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { message } from '../messages/message.ts';
import { reloadOnce } from '../navigation/reload-once.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { loadModal } from './load-modal.ts';
import type { SearchModal } from './search-modal.tsx';
import { useSearchKeys } from './use-search-keys.ts';

/** Renders the button that opens the search dialog. The dialog is loaded on demand. */
export function SearchBar() {
  const { search } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  /** The letters that the reader typed while the button had the focus; undefined while the dialog is closed. */
  const [typed, setTyped] = useState<string>();
  const [modal, setModal] = useState<{ Modal: typeof SearchModal }>();

  const isOpen = typed !== undefined;
  const close = () => setTyped(undefined);
  const load = () => loadModal().then((Modal) => setModal({ Modal }));
  const open = (letter = '') => {
    // A page can contain two search buttons. Only one of them may open a dialog.
    if (!isOpen && document.body.classList.contains('DocSearch--active')) return;
    setTyped((before = '') => before + letter);
    load().catch((error: Error) => {
      if (reloadOnce(error.message)) return;
      console.warn('The search could not be loaded.', error);
      close();
    });
  };
  useSearchKeys({ button, isOpen, open, close });

  const isApple = useHydrated() && /mac|iphone|ipad/i.test(navigator.platform);
  if (!search) return null;
  const label = message('theme.SearchBar.label');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onPointerEnter={() => void loadModal().catch(() => undefined)}
      >
        <Icon name="search" />
        <span className="search-label">{label}</span>
        <kbd data-key={isApple ? '⌘' : 'Ctrl'} />
        <kbd data-key="K" />
      </button>
      {isOpen && modal && (
        <CrashBoundary fallback={null}>
          <modal.Modal search={search} typed={typed} onClose={close} onReturn={open} />
        </CrashBoundary>
      )}
    </>
  );
}
