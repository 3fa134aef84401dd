import type { Json, TocEntry } from '../../../corpus/schema/index.ts';
import type { LinkedPage } from '../../link/link.ts';
import type { Head } from '../../parse/document.ts';

/** What a doc and a standalone page say of their body, beside the body itself. */
export function bodyParts(
  page: { tocLevels: { min: number; max: number }; hideToc: boolean; hideTitle?: boolean; title: string },
  head: Head,
  linked: LinkedPage,
) {
  return {
    frontMatter: head.frontMatter as Record<string, Json>,
    showTitle: !head.hasTitleHeading && !page.hideTitle && page.title !== '' ? (true as const) : undefined,
    hideToc: page.hideToc ? (true as const) : undefined,
    tocLevels: page.tocLevels,
    toc: linked.outline.map(({ depth, id, text, html }): TocEntry => ({ depth, id, text, html })),
  };
}
