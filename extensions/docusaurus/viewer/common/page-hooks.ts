import {
  addressIn,
  dismissedAnnouncement,
  encodePath,
  fromTocHeadings,
  inLanguage,
  nestToc,
  type TocBranch,
  type TocHeading,
  toTocHeadings,
  useLocation,
  usePage,
  useStored,
  useViewer,
} from '../../../../viewer/extension.ts';

/** The page at the base URL, or undefined if there is none. */
export function useHomePageRoute(): { path: string; exact: true } | undefined {
  const { home } = useViewer('useHomePageRoute').site;
  return home === undefined ? undefined : { path: encodePath(home), exact: true };
}

/** Returns the categories above the doc, and the doc itself. Null if the doc has no breadcrumbs. */
export function useSidebarBreadcrumbs(): { type: 'link'; label: string; href: string | undefined }[] | null {
  const page = usePage();
  if (page?.kind !== 'doc' || page.breadcrumbs.length === 0) return null;
  return page.breadcrumbs.map(({ label, path }) => ({
    type: 'link',
    label,
    href: path === undefined ? undefined : encodePath(path),
  }));
}

/** Returns whether the announcement is visible, and a function that closes it. */
export function useAnnouncementBar(): { isActive: boolean; close: () => void } {
  const { announcement } = useViewer('useAnnouncementBar').site;
  const isDismissed = useStored(dismissedAnnouncement) === 'true';
  return {
    isActive: announcement !== undefined && !isDismissed,
    close: () => dismissedAnnouncement.set('true'),
  };
}

/**
 * Returns a function that creates the address of the page in another language. If that language lacks the page, the
 * function returns the address of the language's start page.
 */
export function useAlternatePageUtils() {
  const { site } = useViewer('useAlternatePageUtils');
  const page = usePage();
  return {
    createUrl: ({ locale, fullyQualified = false }: { locale: string; fullyQualified?: boolean }) => {
      const language = site.locales.find(({ name }) => name === locale);
      const href = language ? addressIn(language, site, page) : encodePath(site.baseUrl);
      return fullyQualified && href.startsWith('/') ? site.url + href : href;
    },
  };
}

/** @returns a function that creates addresses of the search page */
export function useSearchLinkCreator(): (words: string) => string {
  const { baseUrl } = useViewer('useSearchLinkCreator').site;
  return (words) => `${baseUrl}search?q=${encodeURIComponent(words)}`;
}

/** Returns the location's pathname without the base URL: `/docs/a` → `/a`. */
export function useLocalPathname(): string {
  const { baseUrl } = useViewer('useLocalPathname').site;
  return useLocation().pathname.replace(baseUrl, '/');
}

interface TocTree extends TocHeading {
  children: TocTree[];
}

/**
 * Nests headings: `children` of each heading contains the deeper headings after it. Levels outside of the limits are
 * omitted.
 */
export function useFilteredAndTreeifiedTOC({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: {
  toc: readonly TocHeading[];
  minHeadingLevel: number;
  maxHeadingLevel: number;
}): TocTree[] {
  return nestToc(fromTocHeadings(toc), minHeadingLevel, maxHeadingLevel).map(treeOf);
}

export function useTreeifiedTOC(toc: readonly TocHeading[]): TocTree[] {
  return useFilteredAndTreeifiedTOC({ toc, minHeadingLevel: 1, maxHeadingLevel: 6 });
}

function treeOf({ entry, branches }: TocBranch): TocTree {
  return { ...toTocHeadings([entry])[0]!, children: branches.map(treeOf) };
}

/** Returns a Prism theme without colours, because the viewer's style sheet colours code. */
export function usePrismTheme(): { plain: object; styles: [] } {
  return { plain: {}, styles: [] };
}

/** Returns a formatter for dates in the language and the calendar of the site. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const { locale, locales } = useViewer('useDateTimeFormat').site;
  const calendar = locales.find(({ name }) => name === locale)?.calendar;
  return inLanguage(locale, (tag) => new Intl.DateTimeFormat(tag, { ...(calendar && { calendar }), ...options }));
}
