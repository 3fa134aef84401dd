import { useMedia } from '../../state/use-media.ts';
import { useIsBrowser } from '../docusaurus/use-is-browser.ts';

/** @returns `ssr` while static HTML is drawn */
export function useWindowSize({ desktopBreakpoint = 996 }: { desktopBreakpoint?: number } = {}):
  | 'desktop'
  | 'mobile'
  | 'ssr' {
  const isNarrow = useMedia(`(max-width: ${desktopBreakpoint}px)`);
  if (!useIsBrowser()) return 'ssr';
  return isNarrow ? 'mobile' : 'desktop';
}
