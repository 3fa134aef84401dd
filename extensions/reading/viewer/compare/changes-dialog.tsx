import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon, Spinner, message, overlayRoot, useModalDialog } from '../../../../viewer/dialog-parts.ts';
import { changesRows, type Row } from './changes-rows.ts';

/** The UI strings of the dialog. The caller passes them, so that this module does not depend on translations. */
export interface ChangesWords {
  title: string;
  none: string;
  failed: string;
  added: string;
  removed: string;
  same: (count: number) => string;
}

interface ChangesDialogProps {
  words: ChangesWords;
  load: () => Promise<{ before: string; after: string }>;
  onClose: () => void;
}

/** A modal dialog that lists the changes of a page since an older version. */
export function ChangesDialog({ words, load, onClose }: ChangesDialogProps) {
  const [rows, setRows] = useState<Row[]>();
  const [hasFailed, setFailed] = useState(false);
  const dialog = useModalDialog(onClose);
  const id = useId();
  useEffect(() => {
    load().then(
      ({ before, after }) => setRows(changesRows(before, after)),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
    // The effect runs once, because each comparison opens a new dialog.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return createPortal(
    <dialog {...dialog} className="modal changes" aria-labelledby={id}>
      <div className="changes-panel">
        <header>
          <h2 id={id}>{words.title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={message('theme.AnnouncementBar.closeButtonAriaLabel')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="changes-rows" tabIndex={0} role="group" aria-labelledby={id}>
          {hasFailed && <p role="alert">{words.failed}</p>}
          {!rows && !hasFailed && <Spinner />}
          {rows?.length === 0 && <p>{words.none}</p>}
          {rows?.map((row, index) => (
            <RowView key={index} row={row} words={words} />
          ))}
        </div>
      </div>
    </dialog>,
    overlayRoot(),
  );
}

function RowView({ row, words }: { row: Row; words: ChangesWords }) {
  if (row.kind === 'gap') return <p className="changes-gap">{words.same(row.count)}</p>;
  const Line = row.kind === 'same' ? 'div' : row.kind === 'added' ? 'ins' : 'del';
  return (
    <Line className={`changes-line is-${row.kind}`}>
      {row.kind !== 'same' && <span className="visually-hidden">{`${words[row.kind]}: `}</span>}
      {row.pieces.map(({ text, isChanged }, index) => (isChanged ? <b key={index}>{text}</b> : text))}
    </Line>
  );
}
