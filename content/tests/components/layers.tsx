import { useRef } from 'react';
import styles from './tests.module.css';

/** Elements that overlap the page: a sticky bar, a raised box and a dialog. */
export function Layers() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className={styles.shore}>
      <div className={styles.sticky} data-layer="sticky">
        This bar stays below the navbar.
      </div>
      <div className={styles.high} data-layer="high">
        This box is raised to <code>z-index: 20</code>, higher than the bar.
      </div>
      <div className={styles.stage}>
        <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
          Open a dialog
        </button>
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-label="Above everything">
        <p>This dialog is above everything, including the navbar. Escape closes it.</p>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </div>
  );
}
