import { diagnose } from '../diagnostics/catalogue.ts';
import type { BareDoc, VersionPlace } from './bare-doc.ts';
import { completeDoc, type DocSurroundings } from './doc.ts';
import { generatedIndexes } from './generated-index.ts';
import type { Report } from './report.ts';
import type { DocsVersion, SiteInput } from './site.ts';
import { readSidebars } from './sidebars/read-sidebars.ts';
import { indexSidebars, type SidebarIndex } from './sidebars/sidebar-index.ts';
import { tagIndex } from './tag-index.ts';
import { tagResolver, tagsPath } from './tags.ts';
import { titleOrder } from './title-order.ts';

/** A version with its docs, before its sidebars are made. */
export interface BareVersion extends VersionPlace {
  /** Drafts included. */
  docs: BareDoc[];
}

/** @returns the version as published, or nothing when it has no doc to show */
export async function completeVersion(
  { docs: bare, ...place }: BareVersion,
  pathsById: DocSurroundings['pathsById'],
  input: SiteInput,
  report: Report,
): Promise<DocsVersion | undefined> {
  const { options, version, path } = place;
  const published = new Map(bare.filter((doc) => !doc.draft).map((doc) => [doc.id, doc]));
  const draftIds = new Set(bare.filter((doc) => doc.draft).map((doc) => doc.id));
  if (published.size === 0) {
    const isUnread = [...(input.unread ?? [])].some((source) => source.startsWith(`${version.dir}/`));
    if (!isUnread) report(diagnose('empty-version', { path: version.dir }, { instance: options.id, version: version.name }));
    return undefined;
  }
  const { config, data, memory } = input;
  const sidebars = await readSidebars({ ...place, config, data, docs: published, draftIds, report });
  const index = indexSidebars(sidebars, published, config, memory?.shelf(`cards of ${options.id} ${version.name}`));
  const tagPlace = { dir: version.dir, path, options };
  const resolveTags = tagResolver(tagPlace, input, report);
  const around: DocSurroundings = { ...place, input, docs: published, draftIds, sidebars: index, resolveTags, pathsById, report };
  const docs = new Map([...published.values()].map((doc) => [doc.id, completeDoc(doc, around)]));
  const { sidebars: _, ...settings } = version;
  return {
    ...settings,
    instance: options.id,
    path,
    docs,
    draftIds,
    sidebars: index.items,
    entrances: index.entrances,
    categories: generatedIndexes(sidebars, index, options.breadcrumbs),
    mainDoc: docs.get(mainDocId(published, index))!,
    tags: tagIndex(docs.values(), tagsPath(tagPlace, config), titleOrder(config.i18n.defaultLocale)),
  };
}

// The doc at the version's root, else the first of the first sidebar, else the first there is.
function mainDocId(docs: ReadonlyMap<string, BareDoc>, { stops, names }: SidebarIndex): string {
  const atRoot = [...docs.values()].find(({ slug }) => slug === '/')?.id;
  const firstListed = stops.get(names[0] ?? '')?.find(({ docId }) => docId !== undefined)?.docId;
  return atRoot ?? firstListed ?? [...docs.keys()][0]!;
}
