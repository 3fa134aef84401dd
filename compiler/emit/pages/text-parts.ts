import type { BodyNode, Json, TocEntry } from '../../../corpus/schema/index.ts';
import { innerText } from '../../../corpus/body/read-text.ts';
import { headingId } from '../../../corpus/headings.ts';
import type { OutlineHeading } from '../../parse/document.ts';
import type { LinkedPage } from '../../link/link.ts';
import type { SourcePage } from '../../site/source-page.ts';
import { openPageCode, type PageCode } from '../body/page-code.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata, type PageHead } from '../metadata.ts';

/** Builds the fields that all pages with a source have: metadata, table of contents and body. */
export async function textParts(
  page: SourcePage & { hideTitle?: boolean },
  more: Partial<PageHead>,
  bodyOf: (linked: LinkedPage, code: PageCode) => Promise<BodyNode[]>,
  { site, sources, links, code: modules, isProvided }: EmitInput,
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
      // A page of an extension has no file to edit, unless the extension specifies a file.
      editUrl: isProvided?.(page.source) && head.frontMatter.custom_edit_url === undefined ? undefined : editUrl,
      lastUpdate,
      frontMatter: head.frontMatter as Record<string, Json>,
      custom: page.custom,
      showTitle: !head.hasTitleHeading && !page.hideTitle && title !== '' ? (true as const) : undefined,
      hideToc: page.hideToc ? (true as const) : undefined,
      tocLevels,
      toc: shownOutline(linked.outline, children),
      code: code.modules(),
      body: { type: 'root' as const, children },
    },
  };
}

/** @returns the table of contents. For headings with inserted data, the text is read from the linked body */
function shownOutline(outline: readonly OutlineHeading[], body: readonly BodyNode[]): TocEntry[] {
  const open = new Set(outline.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])));
  const texts = open.size === 0 ? new Map<string, string>() : headingTexts(body, open);
  return outline.map(({ depth, id, text, html }): TocEntry => {
    const shown = texts.get(id);
    return shown ? { depth, id, text: shown } : { depth, id, text, html };
  });
}

function headingTexts(body: readonly BodyNode[], ids: ReadonlySet<string>): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (node: BodyNode): void => {
    if (node.type === 'text') return;
    const id = node.type === 'element' ? headingId(node) : undefined;
    if (id !== undefined && ids.has(id)) texts.set(id, innerText(node).replace(/\s+/g, ' ').trim());
    else node.children.forEach(visit);
  };
  body.forEach(visit);
  return texts;
}
