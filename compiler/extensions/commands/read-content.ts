import path, { posix } from 'node:path';
import { isExternal } from '../../../corpus/url/policy.ts';
import { decodePath, splitUrl, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import { findRewrite } from '../../../corpus/url/rewrite.ts';
import { addressesOf, findAddress } from '../../addresses/find-address.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { listFiles } from '../../fs/list-files.ts';
import { movedFiles } from '../../fs/moved-files.ts';
import { checkpointOf } from '../../incremental/cancellation.ts';
import * as session from '../../incremental/session.ts';
import { assetCandidates, dataCandidates, documentCandidates, partialCandidates } from '../../link/file-candidates.ts';
import { socialImage } from '../../link/required-assets.ts';
import { isData } from '../../link/resolve-data.ts';
import { mayBeAsset, relativeTo, withBase } from '../../link/resolve-reference.ts';
import { standpointOf } from '../../link/standpoint.ts';
import type { Reference } from '../../parse/document.ts';
import { collectionsOf } from '../../project/content/content-folders.ts';
import type { ParsedSource } from '../../project/content/parse-sources.ts';
import type { Project } from '../../project/project.ts';
import { translationDir } from '../../project/translations/translation-folders.ts';
import { versionRoots } from '../../site/docs/version-root.ts';
import { sourceKeys } from '../../site/page-keys.ts';
import { isKept } from '../../site/routes/published-route.ts';
import { readingOrder } from '../../site/sidebars/stops.ts';
import type { Site } from '../../site/site.ts';
import { openStages, type Stages } from '../../stages.ts';
import type { ContentOptions } from '../hooks/command-hooks.ts';
import type {
  ContentFolder,
  ContentLanguage,
  ContentLink,
  ContentSource,
  ContentVersion,
  LinkedFile,
  PlannedChanges,
  SiteContent,
} from '../hooks/content-hooks.ts';

/**
 * Reads the content of a site.
 *
 * @param changes changes to files, which are applied in memory only
 * @throws ConfigError if the config can't be used; EnvironmentError for errors of the machine
 */
export async function readContent(
  { siteDir = '.', ...options }: ContentOptions,
  { moves = new Map(), texts = new Map(), values = new Map() }: PlannedChanges = {},
): Promise<SiteContent> {
  const absolute = <Value>(map: ReadonlyMap<string, Value>) =>
    Array.from(map, ([file, value]) => [path.resolve(siteDir, file), value] as const);
  const files = movedFiles({
    moves: new Map(absolute(moves).map(([from, to]) => [from, path.resolve(siteDir, to)])),
    texts: new Map(absolute(texts)),
  });
  const nothingChanges = {
    refresh: () => undefined,
    refreshAll: async () => undefined,
    outside: () => [],
    answers: () => ({}),
  };
  const stages = session.untracked(() => openStages(siteDir, options, { ...files, ...nothingChanges }));
  const { project, parsed, history, site, assets } = stages;
  const changed = <Value>(file: string, value: Value) => (values.get(file)?.(value) ?? value) as Value;
  try {
    await project.rescan(undefined, checkpointOf(undefined));
    project.site.config = changed(project.site.configFile ?? '', project.site.config);
    await project.scan();
    for (const { versions } of project.docs)
      for (const version of versions) {
        const { sidebars } = version;
        if (sidebars) version.sidebars = { ...sidebars, value: changed(sidebars.path, sidebars.value) };
      }
    await parsed.parse();
    await history.readHistory(true);
    await site.update();
    await assets.readAssets();
    return contentOf(stages);
  } finally {
    await project.endRun();
  }
}

function contentOf(stages: Stages): SiteContent {
  const { project, parsed, site, assets, hasFile } = stages;
  const { dir, config, configFile } = project;
  const languages = stages.languages();
  const first = languages[0]!;
  const { routes, redirects, rewrites } = site;
  const answers = addressesOf({ pages: routes, redirects, rewrites, hasFile });
  return {
    dir,
    configFile,
    translationsFolder: config.i18n.path,
    folders: foldersOf(project),
    provided: new Set(project.provided.paths()),
    dataFiles: [...project.data.keys()],
    sources: new Map(Array.from(parsed.sources, ([file, source]) => [file, sourceOf(source, config)] as const)),
    assets: new Set(assets.assets.keys()),
    versions: versionsOf(project, first.site),
    languages: languages.map(languageOf),
    keys: [
      ...sourceKeys({ docs: first.site.docs, blogs: first.site.blogs, pages: first.site.pages, config: first.config }),
    ],
    published: routes.filter(isKept).map(({ path: at, source }) => ({ path: at, source })),
    diagnostics: stages.pageDiagnostics(),
    hasAddress: (pathname) => findAddress(pathname, answers) !== undefined,
    candidates: ({ lookup }, file, written) => candidates[file](written, lookup),
    files: filesOf(dir),
  };
}

const candidates = {
  document: documentCandidates,
  partial: partialCandidates,
  asset: assetCandidates,
  data: dataCandidates,
};

function foldersOf({ docs, config }: Pick<Project, 'docs' | 'config'>): ContentFolder[] {
  return collectionsOf(docs, config).map(({ collection }) => {
    const translations = config.i18n.locales.flatMap((locale) => {
      const folder = translationDir(config, locale, collection);
      return folder === undefined ? [] : [[locale, folder]];
    });
    return { ...collection, dir: posix.normalize(collection.dir), translations: Object.fromEntries(translations) };
  });
}

function sourceOf({ file, head }: ParsedSource, config: Project['config']): ContentSource {
  const { path: at, part, kind, collection, translates } = file;
  const { frontMatter, frontMatterPlaces } = head;
  return {
    path: at,
    part: part && { path: part.path, line: part.line },
    isPartial: kind !== 'document',
    folder: collection,
    translates: translates && { locale: translates.locale, path: translates.path },
    frontMatter: frontMatter as ContentSource['frontMatter'],
    frontMatterPlaces,
    links: linksOf(head),
    lookup: standpointOf(file, config),
  };
}

function linksOf(head: ParsedSource['head']): ContentLink[] {
  const imported = (head.code?.imports ?? []).map(({ specifier, at }): Reference => ({
    kind: 'text',
    url: specifier,
    syntax: 'jsx',
    at,
  }));
  return [...head.references, socialImage(head) ?? [], ...imported]
    .flat()
    .filter(({ url }) => !isExternal(url) && !url.startsWith('pathname://'))
    .map((reference) => {
      const { kind, url, syntax, at } = reference;
      return { kind, url, syntax, at, file: linkedFile(reference) };
    });
}

function linkedFile(reference: Reference): LinkedFile | undefined {
  const { kind, url } = reference;
  if (kind === 'partial') return 'partial';
  if (isData(reference)) return 'data';
  const { pathname } = splitUrl(url);
  if (kind === 'link' && /\.mdx?$/i.test(pathname)) return 'document';
  return kind !== 'link' || mayBeAsset(pathname) ? 'asset' : undefined;
}

function versionsOf(project: Pick<Project, 'docs'>, { docs }: Pick<Site, 'docs'>): ContentVersion[] {
  const inputs = project.docs.flatMap(({ versions }) => versions);
  return versionRoots(project.docs, '/').map(({ instance, version: name, path: root, isLast, dir }, index) => {
    const built = docs.find(({ id }) => id === instance)?.versions.find((version) => version.name === name);
    const sourceIn = (step: unknown) => (typeof step === 'string' ? (built?.docs.get(step)?.source ?? []) : []);
    const sidebars = [...(built?.writtenSidebars ?? [])].map(
      ([sidebar, items]) => [sidebar, readingOrder(items).flatMap(sourceIn)] as const,
    );
    return {
      instance,
      name,
      dir,
      isLast,
      root,
      docs: [...(built?.docs.values() ?? [])].map(({ id, source }) => ({ id, source })),
      sidebarsFile: (inputs[index]!.sidebars || undefined)?.path,
      sidebars: new Map(sidebars),
    };
  });
}

function languageOf({ locale, config, site }: ReturnType<Stages['languages']>[number]): ContentLanguage {
  const places = [...site.places.values()];
  return {
    locale,
    baseUrl: config.baseUrl,
    pathOf: new Map(places.flatMap(({ path: at, source }) => (source === undefined ? [] : [[source, at] as const]))),
    pages: new Map(places.map((place) => [withoutTrailingSlash(place.path), place])),
    redirects: new Set(site.redirects.map(({ from }) => withoutTrailingSlash(from))),
    addressOf(pathname, page) {
      const whole = pathname.startsWith('/') ? withBase(pathname, { config }) : relativeTo(page!, pathname);
      return withoutTrailingSlash(decodePath(whole));
    },
    rewrite: (pathname) => findRewrite(pathname, site.rewrites),
  };
}

function filesOf(dir: string): SiteContent['files'] {
  const files = filesBelow(dir);
  return {
    read: (file) => files.read(path.join(dir, file)),
    stat: (file) => files.stat(path.join(dir, file)),
    list: async (folder) => (await listFiles(files, path.join(dir, folder))).map((entry) => entry.path),
  };
}
