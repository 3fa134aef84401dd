/** Modules of the viewer that the dialog for comparing versions of a page imports. */
export { Spinner } from './body/loading.tsx';
export { overlayRoot } from './embedding.ts';
export { Icon } from './icons/icon.tsx';
export { useModalDialog } from './layout/use-modal-dialog.ts';
export { message } from './messages/message.ts';
export { diffLines, diffWordsWithSpace } from 'diff';
