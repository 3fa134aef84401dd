import type { Config } from '../config/config.ts';
import type { DocFrontMatter } from './front-matter.ts';

type TocFrontMatter = Pick<DocFrontMatter, 'toc_min_heading_level' | 'toc_max_heading_level'>;

/** @returns which headings a page's table of contents shows: those its front matter names, else the theme's */
export function tocLevels(frontMatter: TocFrontMatter, { themeConfig }: Config): { min: number; max: number } {
  const { minHeadingLevel, maxHeadingLevel } = themeConfig.tableOfContents;
  return {
    min: frontMatter.toc_min_heading_level ?? minHeadingLevel,
    max: frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  };
}
