import type { RefCallback } from 'react';
import { Icon } from '../../icons/icon.tsx';

interface FoldButtonProps {
  action: 'expand' | 'collapse';
  button: RefCallback<HTMLButtonElement>;
  onClick: () => void;
}

const labels = { expand: 'Expand sidebar', collapse: 'Collapse sidebar' };

export function FoldButton({ action, button, onClick }: FoldButtonProps) {
  const label = labels[action];
  return (
    <button ref={button} type="button" className={`sidebar-${action}`} aria-label={label} title={label} onClick={onClick}>
      <Icon name={action} />
    </button>
  );
}
