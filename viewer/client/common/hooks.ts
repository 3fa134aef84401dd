import { pluralForm } from '../../../corpus/plural-form.ts';
import { useViewer } from '../use-viewer.ts';
import { useMedia } from '../../state/use-media.ts';
import { useIsBrowser } from '../docusaurus/browser.ts';

export interface PluralForm {
  /** @param messages the forms, parted by `|`: `One post|{count} posts` */
  selectMessage: (count: number, messages: string) => string;
}

export function usePluralForm(): PluralForm {
  const { locale } = useViewer('usePluralForm').site;
  return { selectMessage: (count, messages) => pluralForm(messages, count, locale) };
}

/** How the title of a page becomes that of the document: with the site's own behind it. */
export function useTitleFormatter(): { format: (title: string | undefined) => string } {
  const { site } = useViewer('useTitleFormatter');
  return {
    format: (title) =>
      title === undefined || title === '' || title === site.title
        ? site.title
        : `${title} ${site.titleDelimiter} ${site.title}`,
  };
}

/** @returns `ssr` while static HTML is drawn */
export function useWindowSize({ desktopBreakpoint = 996 }: { desktopBreakpoint?: number } = {}):
  | 'desktop'
  | 'mobile'
  | 'ssr' {
  const isNarrow = useMedia(`(max-width: ${desktopBreakpoint}px)`);
  if (!useIsBrowser()) return 'ssr';
  return isNarrow ? 'mobile' : 'desktop';
}
