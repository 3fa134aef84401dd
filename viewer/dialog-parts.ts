/** The building blocks of the viewer for the dialog that compares versions of a page. */
export { Spinner } from './body/loading.tsx';
export { overlayRoot } from './embedding.ts';
export { Icon } from './icons/icon.tsx';
export { useModalDialog } from './layout/use-modal-dialog.ts';
export { message } from './messages/message.ts';
export { diffLines, diffWordsWithSpace } from 'diff';
