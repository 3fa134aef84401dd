import type { SiteFile } from '../../../corpus/schema/index.ts';
import type { Config } from '../../config/config.ts';
import { lowerHtml } from '../../html/lower-html.ts';

/** @returns the announcement bar, its HTML lowered */
export function resolveAnnouncement({ themeConfig: { announcementBar } }: Config): SiteFile['announcement'] {
  if (!announcementBar) return undefined;
  const { content, ...bar } = announcementBar;
  return { ...bar, body: lowerHtml(content) };
}
