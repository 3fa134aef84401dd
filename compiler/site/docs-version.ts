import { keepColumn, keyed } from '../columns.ts';
import type { Card } from '../../corpus/schema/index.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { KeyedRows } from '../keyed-rows.ts';
import { noMemory, type Memory } from '../memory.ts';
import type { Head } from '../parse/document.ts';
import type { BareDoc, VersionPlace } from './bare-doc.ts';
import { completeDoc, docColumns, type DocSurroundings } from './doc.ts';
import { generatedIndexes } from './generated-index.ts';
import { keepReportedLater, keepReportedRows, type Report } from './report.ts';
import type { Doc, DocsVersion, SiteInput } from './site.ts';
import { readSidebars } from './sidebars/read-sidebars.ts';
import { sidebarFacts } from './sidebars/sidebar-facts.ts';
import { indexSidebars, type SidebarIndex } from './sidebars/sidebar-index.ts';
import { tagIndex } from './tag-index.ts';
import { tagResolver, tagsPath } from './tags.ts';
import { titleOrder } from './title-order.ts';

/** A version with its docs, before its sidebars are made. */
export interface BareVersion extends VersionPlace {
  /** Drafts included. */
  docs: readonly BareDoc[];
}

/** @returns the version as published, or nothing when it has no doc to show */
export async function completeVersion(
  { docs: bare, ...place }: BareVersion,
  pathsById: DocSurroundings['pathsById'],
  input: SiteInput,
  report: Report,
): Promise<DocsVersion | undefined> {
  const { options, version, path } = place;
  const { config, data, history, memory = noMemory } = input;
  const known = memory.shelf(`version ${version.name} of ${options.id}`);
  const drafts = keepColumn(known, 'ids of drafts', bare, ({ draft, id }) => (draft ? id : undefined));
  const draftIds = known.keep('drafts', [drafts], () => new Set(drafts.filter((id) => id !== undefined)));
  const listed = draftIds.size === 0 ? bare : bare.filter(({ draft }) => !draft);
  const ids = keepColumn(known, 'ids', listed, ({ id }) => id);
  const published = keyed(known, 'published', ids, listed);
  if (published.size === 0) {
    const isUnread = [...(input.unread ?? [])].some((source) => source.startsWith(`${version.dir}/`));
    if (!isUnread)
      report(diagnose('empty-version', { path: version.dir }, { instance: options.id, version: version.name }));
    return undefined;
  }
  const world = [options, version, path, config, data, draftIds];
  const factsOf = sidebarFacts(data, options);
  const facts = known.keepRows('facts', [data, options], { columns: [bare] }, (row) => factsOf(bare[row]!));
  const sidebars = await keepReportedLater(known, 'sidebars', [...world, facts], report, (tell) =>
    readSidebars({ ...place, config, data, docs: published, draftIds, report: tell }),
  );
  const index = known.keep('index', [sidebars, published, config], () =>
    indexSidebars(sidebars, published, config, known.shelf('index')),
  );
  const tagPlace = { dir: version.dir, path, options };
  const resolveTags = tagResolver(tagPlace, input, report);
  const around: DocSurroundings = {
    ...place,
    input,
    docs: published,
    draftIds,
    sidebars: index,
    resolveTags,
    pathsById,
    report,
  };
  const docs = completeDocs(published, ids, [...world, history, pathsById], around, known);
  const showCards = keepColumn(known, 'docs that may show cards', published.rows, ({ head }) => mayShowCards(head));
  const tagged = keepColumn(known, 'tagged', docs.rows, (doc) => (doc.tags.length > 0 ? doc : undefined));
  const { sidebars: _, ...settings } = version;
  return {
    ...settings,
    instance: options.id,
    path,
    docs,
    draftIds,
    cards: known.keep('cards', [docs, index], () => cardsShown(docs, published, showCards, index)),
    sidebars: index.items,
    entrances: index.entrances,
    categories: generatedIndexes(sidebars, index, options.breadcrumbs, known),
    mainDoc: docs.get(mainDocId(published, index, known))!,
    tags: known.keep('tags', [tagged, ...world], () =>
      tagIndex(
        tagged.filter((doc) => doc !== undefined),
        tagsPath(tagPlace, config),
        titleOrder(config.i18n.defaultLocale),
      ),
    ),
  };
}

/** @param world what all docs rest on */
function completeDocs(
  { rows: bare }: KeyedRows<BareDoc>,
  ids: readonly string[],
  world: readonly unknown[],
  around: DocSurroundings,
  known: Memory,
): KeyedRows<Doc> {
  const rows = { keys: ids, columns: docColumns(bare, ids, around, known.shelf('columns of docs')) };
  const docs = keepReportedRows(known, 'docs', world, rows, around.report, (row, report) =>
    completeDoc(bare[row]!, { ...around, report }),
  );
  return keyed(known, 'docs by id', ids, docs);
}

// Not with the docs themselves: a word of one is on the cards of all its neighbours, and few pages show any.
function cardsShown(
  { rows: docs }: KeyedRows<Doc>,
  { rows: bare }: KeyedRows<BareDoc>,
  show: readonly boolean[],
  index: SidebarIndex,
): Map<string, readonly Card[]> {
  const cards = new Map<string, readonly Card[]>();
  for (const [row, may] of show.entries()) {
    if (!may) continue;
    const { id, sidebar } = docs[row]!;
    cards.set(id, sidebar === undefined ? [] : index.cards(sidebar, bare[row]!.href));
  }
  return cards;
}

/** Whether a list of cards may be on a page: in its text, in a partial, or among what its code draws. */
function mayShowCards({ components, code, references }: Head): boolean {
  return components.includes('DocCardList') || code !== undefined || references.some(({ kind }) => kind === 'partial');
}

// The doc at the version's root, else the first of the first sidebar, else the first there is.
function mainDocId({ rows: docs }: KeyedRows<BareDoc>, { stops, names }: SidebarIndex, known: Memory): string {
  const atRoot = keepColumn(known, 'docs at the root', docs, ({ slug }) => slug === '/').indexOf(true);
  const firstListed = stops.get(names[0] ?? '')?.find(({ docId }) => docId !== undefined)?.docId;
  return docs[atRoot]?.id ?? firstListed ?? docs[0]!.id;
}
