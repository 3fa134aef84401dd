import type { StandalonePage } from '../../../corpus/schema/index.ts';
import type { StandaloneSource } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { openPageCode } from '../body/page-code.ts';
import { linkBody } from '../link-body.ts';
import { pageMetadata } from '../metadata.ts';
import { bodyParts } from './body-parts.ts';

/** A standalone page. */
export async function standalonePage(page: StandaloneSource, input: EmitInput): Promise<Content<StandalonePage>> {
  const { config } = input.site;
  const { head } = input.sources.get(page.source)!;
  const linked = input.links.get(page.path)!;
  const code = openPageCode(input.code);
  const children = await linkBody(page.source, { linked, cards: [], code }, input);
  return {
    kind: 'page',
    path: page.path,
    title: page.title,
    description: page.description,
    context: { instance: page.instance },
    metadata: pageMetadata(
      {
        path: page.path,
        title: page.title,
        keywords: page.keywords,
        image: linked.image ?? page.image,
        noIndex: page.unlisted,
        className: page.wrapperClassName,
        elements: head.headElements,
      },
      config,
    ),
    unlisted: page.unlisted,
    bare: page.bare,
    hero: head.hasHero,
    editUrl: page.editUrl,
    lastUpdate: page.lastUpdate,
    // The title of a page is for the browser's tab: what stands on it is all its own.
    ...bodyParts({ ...page, hideTitle: true }, head, linked),
    code: code.modules(),
    body: { type: 'root', children },
  };
}
