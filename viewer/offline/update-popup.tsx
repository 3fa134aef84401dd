import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { offlineMessage } from '../messages/offline-message.ts';

interface UpdatePopupProps {
  onRefresh: () => void;
  onClose: () => void;
}

/** Tells that there is a newer version of the site. It comes unasked, so it takes no focus until the reader goes there. */
export function UpdatePopup({ onRefresh, onClose }: UpdatePopupProps) {
  const before = useRef<HTMLElement>(undefined);
  const close = () => {
    onClose();
    before.current?.focus();
  };
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    <div className="update-popup" role="alert" onFocus={remember} onKeyDown={closeOnEscape}>
      <p>{offlineMessage('theme.PwaReloadPopup.info')}</p>
      <button type="button" className="button" onClick={onRefresh}>
        {offlineMessage('theme.PwaReloadPopup.refreshButtonText')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={offlineMessage('theme.PwaReloadPopup.closeButtonAriaLabel')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
