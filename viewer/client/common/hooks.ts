import { pluralForm } from '../../../corpus/plural-form.ts';
import { useViewer } from '../use-viewer.ts';
import { useMedia } from '../../state/use-media.ts';
import { useIsBrowser } from './browser.ts';

export interface PluralForm {
  /** @param messages plural forms, separated by `|`: `One post|{count} posts` */
  selectMessage: (count: number, messages: string) => string;
}

export function usePluralForm(): PluralForm {
  const { locale } = useViewer('usePluralForm').site;
  return { selectMessage: (count, messages) => pluralForm(messages, count, locale) };
}

/** Returns a function that formats a document title: `Page | Site`. */
export function useTitleFormatter(): { format: (title: string | undefined) => string } {
  const { site } = useViewer('useTitleFormatter');
  return {
    format: (title) =>
      title === undefined || title === '' || title === site.title
        ? site.title
        : `${title} ${site.titleDelimiter} ${site.title}`,
  };
}

/** @returns the width class of the window; `ssr` in static HTML */
export function useWindowSize({ desktopBreakpoint = 996 }: { desktopBreakpoint?: number } = {}):
  | 'desktop'
  | 'mobile'
  | 'ssr' {
  const isNarrow = useMedia(`(max-width: ${desktopBreakpoint}px)`);
  if (!useIsBrowser()) return 'ssr';
  return isNarrow ? 'mobile' : 'desktop';
}
