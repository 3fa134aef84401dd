import { useSite } from '../../corpus/corpus-context.ts';
import { viewerRoot } from '../../embedding.ts';
import { Icon } from '../../icons/icon.tsx';
import { storedTheme, type Theme } from '../../state/choices.ts';
import { useColorMode } from '../../state/use-color-mode.ts';
import { message } from '../../messages/message.ts';

export function ColorToggle() {
  const site = useSite();
  const theme = useColorMode(site);
  if (site.colorMode.disableSwitch) return null;
  const toggle = () => {
    delete viewerRoot().dataset.themeFromUrl;
    storedTheme.set(theme === 'dark' ? 'light' : 'dark');
  };
  const label = colorToggleLabel(theme);
  return (
    <button type="button" className="icon-button color-toggle" aria-label={label} title={label} onClick={toggle}>
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}

export function colorToggleLabel(mode: Theme): string {
  return message('theme.colorToggle.ariaLabel', { mode: message(`theme.colorToggle.ariaLabel.mode.${mode}`) });
}
