import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { SiteFile } from '../../corpus/schema/index.ts';
import { viewerRoot } from '../embedding.ts';
import { storedTheme, type Theme } from './choices.ts';
import { useMedia } from './use-media.ts';
import { useHydrated } from './use-hydrated.ts';
import { useStored } from './stored.ts';

/**
 * @returns the colour mode: the reader's choice, or else the system's if the site allows it, or else the site's
 * default
 */
export function useColorMode({ colorMode }: SiteFile): Theme {
  const stored = useStored(storedTheme);
  const fromUrl = useSyncExternalStore(never, themeOfUrl, () => undefined);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const isPrinting = useMedia('print');

  const system = isSystemDark ? 'dark' : 'light';
  const usual = colorMode.respectSystem ? system : colorMode.default;
  const chosen = colorMode.disableSwitch ? undefined : (fromUrl ?? stored);
  const theme = isPrinting ? colorMode.default : (chosen ?? usual);
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    // Until hydration, keep the colour mode that the inline script set.
    if (isHydrated) viewerRoot().dataset.theme = theme;
  }, [theme, isHydrated]);
  return theme;
}

// Returns the mode in the query with which the document was opened. The boot script has copied it to an attribute.
function themeOfUrl(): Theme | undefined {
  const { themeFromUrl } = viewerRoot().dataset;
  return themeFromUrl === 'light' || themeFromUrl === 'dark' ? themeFromUrl : undefined;
}

function never(): () => void {
  return () => undefined;
}
