import type { StandalonePage } from '../../../corpus/schema/index.ts';
import type { StandaloneSource } from '../../site/site.ts';
import type { LinkedPage } from '../../link/link.ts';
import { pick } from '../../values/objects.ts';
import type { PageCode } from '../body/page-code.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { linkBody } from '../link-body.ts';
import { textParts } from './text-parts.ts';

/** Builds a standalone page. */
export async function standalonePage(page: StandaloneSource, input: EmitInput): Promise<Content<StandalonePage>> {
  const link = (linked: LinkedPage, code: PageCode) => linkBody(page.source, { linked, cards: [], code }, input);
  // A standalone page shows its title only in the browser tab, not above its body.
  const untitled = { ...page, hideTitle: true };
  const { metadata, text } = await textParts(untitled, { className: page.wrapperClassName }, link, input);
  return {
    kind: 'page',
    ...pick(page, 'path', 'title', 'description'),
    context: { instance: page.instance },
    metadata,
    ...pick(page, 'unlisted', 'bare'),
    hero: input.sources.get(page.source)!.head.hasHero,
    ...text,
  };
}
