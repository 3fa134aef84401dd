import { ColorToggle, colorToggleLabel } from '../../layout/navbar/color-toggle.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Theme } from '../../state/choices.ts';

export interface ColorModeToggleProps {
  className?: string;
  /** The displayed mode. If `value` or `onChange` is absent, the button switches the mode of the page. */
  value?: Theme;
  onChange?: (mode: Theme) => void;
}

/** A button that switches between light and dark mode. */
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
