import { ColorToggle, colorToggleLabel } from '../../layout/navbar/color-toggle.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Theme } from '../../state/choices.ts';

export interface ColorModeToggleProps {
  className?: string;
  /** With `onChange`: the mode that is shown; the page's own unless given. */
  value?: Theme;
  onChange?: (mode: Theme) => void;
}

/** The button that changes between light and dark. */
export function ColorModeToggle({ className, value, onChange }: ColorModeToggleProps) {
  if (!value || !onChange) return <ColorToggle />;
  const label = colorToggleLabel(value);
  const classes = ['icon-button', 'color-toggle', className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={classes}
      aria-label={label}
      title={label}
      onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
    >
      <Icon name={value === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
