import type { BodyNode, Json, TocEntry } from '../../../corpus/schema/index.ts';
import type { LinkedPage } from '../../link/link.ts';
import type { SourcePage } from '../../site/site.ts';
import { openPageCode, type PageCode } from '../body/page-code.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata, type PageHead } from '../metadata.ts';

/** What a page of a source says: of itself, and at its end of its text. */
export async function textParts(
  page: SourcePage & { hideTitle?: boolean },
  more: Partial<PageHead>,
  bodyOf: (linked: LinkedPage, code: PageCode) => Promise<BodyNode[]>,
  { site, sources, links, code: modules }: EmitInput,
) {
  const { path, title, keywords, unlisted: noIndex, tocLevels, editUrl, lastUpdate } = page;
  const { head } = sources.get(page.source)!;
  const linked = links.get(path)!;
  const code = openPageCode(modules);
  const children = await bodyOf(linked, code);
  const image = linked.image ?? page.image;
  const elements = head.headElements;
  return {
    metadata: pageMetadata({ path, title, keywords, image, noIndex, elements, ...more }, site.config),
    text: {
      editUrl,
      lastUpdate,
      frontMatter: head.frontMatter as Record<string, Json>,
      showTitle: !head.hasTitleHeading && !page.hideTitle && title !== '' ? (true as const) : undefined,
      hideToc: page.hideToc ? (true as const) : undefined,
      tocLevels,
      toc: linked.outline.map(({ depth, id, text, html }): TocEntry => ({ depth, id, text, html })),
      code: code.modules(),
      body: { type: 'root' as const, children },
    },
  };
}
