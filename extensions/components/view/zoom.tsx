import { useRef, useState, type ReactNode } from 'react';

/** An image that a dialog shows in the size of the window. Escape, a click, and the button close it. */
export function Zoom({ children }: { children?: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div className="lc lc-zoom">
      <button type="button" className="lc-zoom-open" aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      <dialog ref={dialog} className="lc-zoom-dialog" onClose={() => setOpen(false)}>
        {isOpen && (
          <button type="button" className="lc-zoom-close" autoFocus onClick={() => dialog.current?.close()}>
            {children}
          </button>
        )}
      </dialog>
    </div>
  );
}
