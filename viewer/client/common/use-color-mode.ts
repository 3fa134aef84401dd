import { viewerRoot } from '../../embedding.ts';
import { storedTheme, type Theme } from '../../state/choices.ts';
import { useColorMode as useShownColorMode } from '../../state/use-color-mode.ts';
import { useStored } from '../../state/stored.ts';
import { useViewer } from '../use-viewer.ts';

export interface ColorMode {
  colorMode: Theme;
  /** The reader's choice; null if the colour mode follows the operating system. */
  colorModeChoice: Theme | null;
  setColorMode: (mode: Theme | null) => void;
  isDarkTheme: boolean;
  setLightTheme: () => void;
  setDarkTheme: () => void;
}

export function useColorMode(): ColorMode {
  const { site } = useViewer('useColorMode');
  const colorMode = useShownColorMode(site);
  const colorModeChoice = useStored(storedTheme) ?? null;
  return {
    colorMode,
    colorModeChoice,
    setColorMode,
    isDarkTheme: colorMode === 'dark',
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  };
}

function setColorMode(mode: Theme | null): void {
  delete viewerRoot().dataset.themeFromUrl;
  storedTheme.set(mode ?? undefined);
}
