import type { DocPage } from '../../../corpus/schema/index.ts';
import type { Doc, DocsVersion } from '../../site/site.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { openPageCode } from '../body/page-code.ts';
import { linkBody } from '../link-body.ts';
import { pageMetadata } from '../metadata.ts';
import { bodyParts } from './body-parts.ts';

/** @returns where the same doc is in the last version, when search engines are to keep that in place of this one */
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

/** The page of one doc. */
export async function docPage(doc: Doc, version: DocsVersion, input: EmitInput): Promise<Content<DocPage>> {
  const { config } = input.site;
  const { head } = input.sources.get(doc.source)!;
  const linked = input.links.get(doc.path)!;
  const code = openPageCode(input.code);
  const children = await linkBody(doc.source, { linked, cards: version.cards.get(doc.id) ?? [], code }, input);
  return {
    kind: 'doc',
    path: doc.path,
    title: doc.title,
    description: doc.description,
    id: doc.id,
    context: { instance: doc.instance, version: doc.version, sidebar: doc.sidebar },
    metadata: pageMetadata(
      {
        path: doc.path,
        canonicalPath: canonicalPath(doc, version, input),
        title: doc.title,
        keywords: doc.keywords,
        image: linked.image ?? doc.image,
        noIndex: doc.unlisted || version.noIndex,
        className: version.className,
        elements: head.headElements,
      },
      config,
    ),
    unlisted: doc.unlisted,
    breadcrumbs: doc.breadcrumbs,
    tags: doc.tags,
    previous: doc.previous,
    next: doc.next,
    alternates: doc.alternates,
    editUrl: doc.editUrl,
    lastUpdate: doc.lastUpdate,
    ...bodyParts(doc, head, linked),
    code: code.modules(),
    body: { type: 'root', children },
  };
}
