import type { RefCallback } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { message } from '../../messages/message.ts';

interface FoldButtonProps {
  action: 'expand' | 'collapse';
  button?: RefCallback<HTMLButtonElement>;
  onClick: () => void;
}

const labels = {
  expand: 'theme.docs.sidebar.expandButtonTitle',
  collapse: 'theme.docs.sidebar.collapseButtonTitle',
} as const;

export function FoldButton({ action, button, onClick }: FoldButtonProps) {
  const label = message(labels[action]);
  return (
    <button
      ref={button}
      type="button"
      className={`sidebar-${action}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={action} />
    </button>
  );
}
