import { posix } from 'node:path';
import type { Card } from '../../../corpus/schema/index.ts';
import { translated } from '../../config/translations.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import * as graph from '../../incremental/index.ts';
import { getters, join } from '../../values/objects.ts';
import { through } from '../../values/map-of.ts';
import {
  checkUniqueIds,
  identityOf,
  idsOfUnread,
  readDoc,
  type DocIdentity,
  type DocMetadata,
  type VersionPlace,
} from './doc-metadata.ts';
import { incompleteSidebars } from '../sidebars/incomplete-sidebars.ts';
import { openGeneratedItems } from '../sidebars/generated-items.ts';
import { completeDoc, type DocContext } from './doc.ts';
import { generatedIndexes } from './generated-index.ts';
import { reported, reportedLater } from '../report.ts';
import type { DocsVersion } from '../site.ts';
import { readSidebars, type Sidebars } from '../sidebars/read-sidebars.ts';
import { sidebarPlace } from '../sidebars/sidebar-context.ts';
import { linkBase } from '../routes/site-link.ts';
import { writtenLinks, type ShownLink } from '../sidebars/written-link.ts';
import { sidebarDocs } from '../sidebars/sidebar-docs.ts';
import { translateSidebars } from '../sidebars/translate-sidebars.ts';
import { indexSidebars } from '../sidebars/sidebar-index.ts';
import { currentVersion } from './version-problems.ts';
import { isUnnamed, versionsFile } from './versions.ts';
import { docRoute } from '../routes/routes.ts';
import { listTitles } from '../list-titles.ts';
import { tagIndex } from '../tags/tag-index.ts';
import { tagResolver, tagsPath } from '../tags/tags.ts';
import { titleOrder } from '../list-titles.ts';
import { ofSource } from '../../diagnostics/errors/page-error.ts';
import type { SiteInput } from '../site-input.ts';

/** A docs version. Its sidebars are computed by `update`. */
export interface VersionGraph {
  /** The version; undefined if it has no published doc. */
  readonly version: DocsVersion | undefined;
  /** Returns the path of the doc with this `page_key`, or with this id and no `page_key`. */
  pathOf(name: string): string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Computes the sidebars. If a function in the config generates them, this may take long. */
  update(): Promise<unknown>;
}

/**
 * Opens a docs version. Its properties are values of the dependency graph.
 *
 * @param place returns the options and address of the version; called only while the version exists
 * @param paths returns the sorted paths of its sources
 * @param alternatesOf returns the paths of a doc in other versions of the instance
 */
export function openVersion(
  place: () => VersionPlace,
  paths: () => readonly string[],
  alternatesOf: DocContext['alternatesOf'],
  input: SiteInput,
): VersionGraph {
  const bare = graph.collect('doc of', paths, (path) =>
    reported((report) => {
      const { file, head } = input.sources.get(path)!;
      return ofSource(path, () => readDoc(file, head, place(), input, report));
    }),
  );
  const identityAt = graph.each(
    'identity of doc',
    bare,
    () =>
      ({ value }) =>
        identityOf(value),
  );
  const byId = graph.table('docs by id', () => {
    const keys: string[] = [];
    const values: string[] = [];
    identityAt.forEach(({ id }, path) => {
      keys.push(id);
      values.push(path);
    });
    return { keys, values };
  });
  const ofIds = graph.computed('errors in ids', () =>
    reported((report) => checkUniqueIds(identityAt, byId, input, report)),
  );
  const identitiesWhere = (name: string, is: (identity: DocIdentity) => boolean) =>
    graph.gather(name, identityAt, (each) => (is(each) ? [each] : []));
  const written = identitiesWhere('drafts as written', ({ draft }) => draft);
  const drafts = graph.computed('drafts', () => {
    const found = written().filter(({ id, source }) => byId.get(id) === source);
    return new Set(found.map(({ id }) => id));
  });
  const unreadIds = graph.computed('docs that cannot be read', () => new Set(idsOfUnread(input.unread ?? [], place())));
  const withoutPage = graph.computed('docs without a page', () =>
    unreadIds().size === 0 ? drafts() : new Set([...drafts(), ...unreadIds()]),
  );
  const hasUnread = (folder: string) => {
    const root = posix.join(place().version.dir, folder);
    return [...(input.unread ?? [])].some((source) => root === '.' || source.startsWith(`${root}/`));
  };
  /**
   * Id → source of each published doc. A function that looks up one id depends only on that doc, not on the whole
   * table.
   */
  const sources = graph.table('source of doc', () => {
    return drafts().size === 0 ? byId : new Map([...byId].filter(([id]) => !drafts().has(id)));
  });
  const ids = graph.computed('published docs', () => [...sources.keys()]);
  /** @returns the ids of published docs whose identity passes a test */
  const idsWhere = (name: string, is: (identity: DocIdentity) => boolean) => {
    const found = identitiesWhere(`${name}, drafts too`, is);
    return graph.computed(name, () => found().flatMap(({ id, source }) => (sources.get(id) === source ? id : [])));
  };
  const published: ReadonlyMap<string, DocMetadata> = through(sources, bare, ({ value }) => value);
  const identities = through(sources, identityAt);
  const sidebarDocAt = graph.each('sidebar doc of', bare, () => {
    const sidebarDocOf = sidebarDocs(input.data, place().options);
    return ({ value }) => sidebarDocOf(value);
  });
  const listed = through(sources, sidebarDocAt);
  const allSidebarDocs = graph.computed('docs of sidebars', () => new Map(listed), Object.is);
  const sidebarInput = join(
    partsOf(place),
    getters({ config: () => input.config, data: () => input.data, docs: allSidebarDocs, draftIds: withoutPage }),
    { hasUnread },
  );
  const generated = openGeneratedItems(join(sidebarInput, { docs: listed, written: sidebarDocAt, sources }));
  const reading = graph.task('sidebar sources', () =>
    reportedLater(async (report): Promise<Sidebars> =>
      ids().length === 0 ? new Map() : readSidebars(join(sidebarInput, { generated, report })),
    ),
  );
  const hasInvalidSidebars = graph.computed('has broken sidebars', () => {
    const { sidebars: written } = place().version;
    const isUnread = typeof written === 'object' && written.isUnread === true;
    return isUnread || reading().problems.some(({ rule }) => rule === 'invalid-sidebars');
  });
  const incomplete = graph.computed('sidebars that lack docs', () => {
    const { sidebars: written, name } = place().version;
    const isMissing = (id: string) => {
      const own = id.startsWith(`version-${name}/`) && !sources.has(id) ? id.slice(`version-${name}/`.length) : id;
      return unreadIds().has(own) || !(sources.has(own) || drafts().has(own));
    };
    return incompleteSidebars(written === false ? {} : written?.value, { isMissing, hasUnread });
  });
  const texts = graph.computed('labels of the version', () => {
    const { options, version: own } = place();
    return input.translations?.docs[options.id]?.[own.name];
  });
  const sidebars = graph.computed('translated sidebars', () => {
    const { value } = reading();
    const own = texts();
    return own ? translateSidebars(value, own) : value;
  });
  const unlisted = idsWhere('unlisted docs', (each) => each.unlisted);
  const index = indexSidebars(
    sidebars,
    { docs: published, identities, unlisted: graph.computed('unlisted docs', () => new Set(unlisted())) },
    graph.computed('base of links', () => linkBase(input), Object.is),
    graph.computed('labels of neighbours', () => place().options.paginationLabels),
  );

  const tagPlace = () => ({ dir: place().version.dir, path: place().path, options: place().options });
  const tags = graph.computed(
    'tags as declared',
    () => reported((report) => tagResolver(tagPlace(), input, report)),
    'deferred',
  );
  const complete = graph.collect('doc with its diagnostics', ids, (id) =>
    reported((report) =>
      ofSource(sources.get(id)!, () =>
        completeDoc(published.get(id)!, {
          ...place(),
          input,
          docs: published,
          get draftIds() {
            return withoutPage();
          },
          get hasInvalidSidebars() {
            return hasInvalidSidebars();
          },
          sidebars: index,
          resolveTags: tags().value,
          alternatesOf,
          report,
        }),
      ),
    ),
  );
  const docs = graph.each(
    'doc',
    complete,
    () =>
      ({ value }) =>
        value,
  );
  const mayShow = graph.gather('docs with cards', bare, ({ value: { id, showsCards } }) => (showsCards ? [id] : []));
  const showing = graph.computed('docs that may show cards', () => mayShow().filter((id) => sources.has(id)));
  const cards = graph.collect('cards on', showing, (id): readonly Card[] => {
    const { sidebar } = docs.get(id)!;
    return sidebar === undefined ? [] : index.cards(sidebar, published.get(id)!.href);
  });
  const categories = generatedIndexes(sidebars, index, () => place().options.breadcrumbs);
  // The main page of a version is the doc at its root. Without one, it is the first doc of the first sidebar, or else
  // the first doc.
  const atRoot = idsWhere('docs at the root', ({ slug }) => slug === '/');
  const mainId = graph.computed('main doc', () => {
    const [first = ''] = index.names;
    const firstListed = () => index.stops(first).find(({ docId }) => docId !== undefined)?.docId;
    return atRoot()[0] ?? firstListed() ?? ids()[0]!;
  });
  const named = identitiesWhere('docs with a page key', (each) => each.keyName !== undefined);
  const keyed = graph.computed('docs by page key', () => new Map(named().map(({ keyName, id }) => [keyName, id])));
  const tagged = idsWhere('tagged docs', ({ hasTags }) => hasTags);
  const tagList = graph.computed('tags', () => {
    const { config } = input;
    const compare = titleOrder(config.i18n.currentLocale);
    const having = tagged().map((id) => docs.get(id)!);
    return tagIndex(
      having.filter((each) => each.tags.length > 0),
      tagsPath(tagPlace(), config),
      compare,
      listTitles(input),
    );
  });
  const settings = graph.computed('settings of the version', () => {
    const { sidebars: _, ...own } = place().version;
    const { options, path } = place();
    const usual = isUnnamed(options, own.name) ? listTitles(input).nextVersion : own.label;
    const label = translated(texts() ?? {}, 'version.label', usual);
    return { ...own, label, instance: options.id, path };
  });

  const keysOfLinks = graph.family(
    'where the links of a sidebar are written',
    (sidebar: string) => writtenLinks(reading().value.get(sidebar) ?? [], linkBase(input)),
    Object.is,
  );

  const version: DocsVersion = join(
    partsOf(settings),
    {
      docs,
      docRoutes: graph.each('route of doc', docs, () => docRoute),
      cards,
      placeOfLink(sidebar: string, link: ShownLink) {
        return sidebarPlace(place().version, keysOfLinks(sidebar)(link) ?? [sidebar]);
      },
    },
    getters({
      draftIds: withoutPage,
      incompleteSidebars: incomplete,
      hasInvalidSidebars,
      sidebars: () => index.items,
      writtenSidebars: () => reading().value,
      landingPages: () => index.landingPages,
      categories,
      mainDoc: () => docs.get(mainId())!,
      tags: tagList,
    }),
  );
  const bareDiagnostics = graph.gather('diagnostics of doc sources', bare, ({ problems }) => problems);
  const docDiagnostics = graph.gather('diagnostics of docs', complete, ({ problems }) => problems);
  const diagnostics = graph.computed('diagnostics of version', () => {
    const written = [...bareDiagnostics(), ...ofIds().problems];
    if (ids().length > 0)
      return [
        ...written,
        ...generated.categories().problems,
        ...reading().problems,
        ...tags().problems,
        ...docDiagnostics(),
      ];
    const { version: own, options } = place();
    if (hasUnread('.')) return written;
    const isMissing = paths().length === 0 && own.name !== currentVersion && own.git === undefined;
    const params = { instance: options.id, version: own.name, missing: isMissing ? own.dir : undefined };
    const at = isMissing ? { path: versionsFile(options), ...own.listedAt } : { path: own.dir };
    return [...written, diagnose('empty-version', at, params)];
  });
  const isShown = graph.computed('has docs', () => ids().length > 0, 'deferred');
  return {
    get version() {
      return isShown() ? version : undefined;
    },
    pathOf(name) {
      const identity = identities.get(keyed().get(name) ?? name);
      return (identity?.keyName ?? name) === name ? identity?.path : undefined;
    },
    get diagnostics() {
      return diagnostics();
    },
    update: () => reading.update(),
  };
}

/**
 * @returns a view of an object. Reading a property registers a dependency on that property only, not on the whole
 * object
 */
function partsOf<Own extends object>(own: () => Own): Own {
  const names = Object.keys(own()) as (keyof Own)[];
  return getters(Object.fromEntries(names.map((name) => [name, () => own()[name]]))) as Own;
}
