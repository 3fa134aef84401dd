import type { DocPage } from '../../../corpus/schema/index.ts';
import type { Doc, DocsVersion } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import type { PageCode } from '../body/page-code.ts';
import { linkBody } from '../link-body.ts';
import type { LinkedPage } from '../../link/link.ts';
import { pick } from '../../values/objects.ts';
import { textParts } from './text-parts.ts';

/** @returns the path of the same doc in the default version, if that page is the canonical page */
function canonicalPath(
  { instance, alternates }: Doc,
  { isLast }: DocsVersion,
  { site }: EmitInput,
): string | undefined {
  if (isLast) return undefined;
  const { options, versions } = site.docs.find(({ id }) => id === instance)!;
  if (!options.canonicalToLast) return undefined;
  const last = versions.find((version) => version.isLast)?.name;
  return alternates.find(({ version }) => version === last)?.path;
}

/** Builds the page of a doc. */
export async function docPage(doc: Doc, version: DocsVersion, input: EmitInput): Promise<Content<DocPage>> {
  const more = {
    canonicalPath: canonicalPath(doc, version, input),
    noIndex: doc.unlisted || version.noIndex,
    className: version.className,
  };
  const cards = version.cards.get(doc.id) ?? [];
  const link = (linked: LinkedPage, code: PageCode) => linkBody(doc.source, { linked, cards, code }, input);
  const { metadata, text } = await textParts(doc, more, link, input);
  return {
    kind: 'doc',
    ...pick(doc, 'path', 'title', 'description', 'id'),
    context: pick(doc, 'instance', 'version', 'sidebar'),
    metadata,
    ...pick(doc, 'unlisted', 'breadcrumbs', 'tags', 'previous', 'next', 'alternates'),
    ...text,
  };
}
