import { useMemo } from 'react';
import type { FooterItem, SiteFile } from '../../../../corpus/index.ts';
import { useViewer } from '../../../../viewer/extension.ts';
import { htmlOf } from './html-of.ts';

/** Returns the theme config in the format of Docusaurus, except that the navbar has the format of the corpus. */
export function useThemeConfig(): Record<string, unknown> {
  const { site } = useViewer('useThemeConfig');
  return useMemo(() => themeConfigOf(site), [site]);
}

export function themeConfigOf({
  navbar,
  footer,
  docs,
  colorMode,
  metadata = [],
  announcement,
}: SiteFile): Record<string, unknown> {
  return {
    navbar,
    footer: footerConfig(footer),
    docs,
    metadata,
    announcementBar: announcement && { ...announcement, content: htmlOf(announcement.body) },
    colorMode: {
      defaultMode: colorMode.default,
      disableSwitch: colorMode.disableSwitch,
      respectPrefersColorScheme: colorMode.respectSystem,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism: {},
  };
}

/** Converts the footer to Docusaurus' format: HTML strings instead of nodes, and columns as links with `items`. */
export function footerConfig(footer: SiteFile['footer']) {
  if (!footer) return undefined;
  const { columns, links = [], copyright } = footer;
  return {
    ...footer,
    links: columns?.map(({ title, items }) => ({ title, items: items.map(withHtml) })) ?? links.map(withHtml),
    copyright: copyright && htmlOf(copyright),
  };
}

function withHtml(item: FooterItem) {
  return 'body' in item ? { ...item, html: htmlOf(item.body) } : item;
}
