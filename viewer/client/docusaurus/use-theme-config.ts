import { useMemo } from 'react';
import type { SiteFile } from '../../../corpus/schema/index.ts';
import { useViewer } from '../use-viewer.ts';

/** The theme's settings as far as pages can see them, in Docusaurus' shape; navbar and footer as the corpus has them. */
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
    footer,
    docs,
    metadata,
    announcementBar: announcement,
    colorMode: {
      defaultMode: colorMode.default,
      disableSwitch: colorMode.disableSwitch,
      respectPrefersColorScheme: colorMode.respectSystem,
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism: {},
  };
}
