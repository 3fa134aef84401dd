import path from 'node:path';
import type { CompileOptions } from '../compile-report.ts';
import { noTranslations } from '../config/translations.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import * as graph from '../incremental/index.ts';
import * as session from '../incremental/session.ts';
import { getters, join } from '../values/objects.ts';
import type { EmitInput } from '../emit/emit-input.ts';
import type { Checkpoint } from '../incremental/cancellation.ts';
import type { DataFile } from '../source/source.ts';
import type { Files } from '../fs/files.ts';
import { openGitObjects } from './git/git-objects.ts';
import { openSite, type OpenSite } from './open-site.ts';
import { readTranslations } from './translations/read-translations.ts';
import { readVersions } from './versions/read-versions.ts';
import { openProvidedFiles } from './content/provided-files.ts';
import { scanSite } from './content/scan-site.ts';
import type { TrackedFiles } from '../incremental/tracked-files.ts';
import { openCacheFolder, type CacheFolder } from '../cache/cache-folder.ts';
import {
  openCache,
  openSample,
  openSharedPages,
  openTemporaryCache,
  type DocumentCache,
  type SharedStore,
} from '../cache/cache.ts';
import { disk } from '../fs/disk.ts';
import type { SiteScan } from './content/scan.ts';
import { usefulThreads } from '../threads/useful-threads.ts';

/** A site on disk: its settings, the list of its files, its cache and its output folder. */
export type Project = ReturnType<typeof openProject>;

function isSameFile(a: DataFile, b: DataFile): boolean {
  return a.text === b.text && a.isUnread === b.isUnread;
}

/**
 * Opens a site on disk. This call reads no files: `rescan` and `scan` read them.
 *
 * @param siteDir the site's folder
 */
export function openProject(siteDir: string, options: CompileOptions, files: TrackedFiles) {
  const objects = openGitObjects(path.resolve(siteDir));
  const opening = graph.task('config', () => openSite(siteDir, options, files));
  const reading = graph.task('versions', () => readVersions(opening(), files, objects));
  const dir = graph.computed('folder of the site', () => opening().dir);
  const configFile = graph.computed('name of the config', () => opening().configFile);
  const production = graph.computed('for readers', () => !opening().development);
  const outDir = () => path.resolve(options.outDir ?? path.join(dir(), 'dist'));
  const translating = graph.task('labels in other languages', () => readTranslations(opening(), reading().docs, files));
  const provided = openProvidedFiles(opening, files);
  const lastScan = session.lastRun<SiteScan | undefined>(undefined);
  const scanning = graph.task(
    'scan',
    async () => (lastScan.value = await scanSite(opening(), reading().docs, outDir(), files, lastScan.value)),
  );
  const config = graph.computed('config', () => opening().config);
  const docs = graph.computed('versions of docs', () => reading().docs);
  const found = graph.computed('files of content', () => scanning().files);
  const originals = graph.table(
    'original of',
    () => new Map(found().flatMap(({ path: file, translates }) => (translates ? [[file, translates.path]] : []))),
  );
  const data = graph.table('data file', () => scanning().data, isSameFile);
  const dataIn = graph.parts((locale: string) => {
    const hasOwn = graph.computed(`has data files in ${locale}`, () => scanning().localData.has(locale));
    const own = graph.table(
      `data file in ${locale}`,
      () => new Map([...scanning().data, ...(scanning().localData.get(locale) ?? [])]),
      isSameFile,
    );
    return () => (hasOwn() ? own : data);
  });
  const translations = graph.family(
    'labels in',
    (locale: string) => translating().byLocale.get(locale) ?? noTranslations,
  );
  const staticFiles = graph.computed('static files', () => scanning().staticFiles);
  const staticPathnames = graph.computed(
    'static pathnames',
    () => new Set([...staticFiles().keys()].map((file) => config().baseUrl + file)),
  );
  /** Warnings about Markdown files that an extension provides outside of all collections. */
  const unreadFiles = graph.computed('unread files of extensions', (): readonly Diagnostic[] => {
    const requested = provided.paths().filter((file) => /\.mdx?$/.test(file) && provided.has(file));
    if (requested.length === 0) return [];
    const known = new Set([...found().map((file) => file.path), ...staticFiles().values()]);
    return requested
      .filter((file) => !known.has(file))
      .map((file) => diagnose('extension-unread', { path: file }, { path: file }));
  });
  let cacheFolder: CacheFolder | undefined;
  let cache: DocumentCache | undefined;
  let store: SharedStore | undefined;
  let shared: ReturnType<DocumentCache['share']> | undefined;
  let sharedPages: ReturnType<typeof openSharedPages> | undefined;
  const isOneRun = !session.isTracked();
  const isSampled = openSample(options.verifyCache ?? 0);
  const read = getters({
    site: opening,
    dir,
    /** The folder of the document cache. Later runs reuse the cache. */
    cacheFolder: () => cacheFolder!,
    /** Absolute path of the output folder. */
    outDir,
    config,
    configFile,
    /** Whether this is a production build. A production build leaves out drafts. */
    production,
    docs,
    /** Tag or branch that a docs version is read from → hash of its commit. */
    commits: () => reading().git.commits,
    /** Docs that are read from commits of the repository. */
    git: () => reading().git,
    found,
    /** Files of the static folders: output path → path in the site. */
    staticFiles,
    /** Pathnames of the static files, including the base URL. */
    staticPathnames,
    cache: () => cache!,
    /**
     * Documents of the shared cache, which other machines have parsed. Absent after the first run, and without a
     * shared cache.
     */
    shared: () => shared,
    /** The page files that several machines share. Absent before `sharePages`. */
    sharedPages: () => sharedPages,
    diagnostics: (): readonly Diagnostic[] => [
      ...unreadConfigs(opening()),
      ...reading().diagnostics,
      ...translating().diagnostics,
      ...scanning().diagnostics,
      ...provided.diagnostics(),
      ...unreadFiles(),
    ],
  });
  return join(read, {
    files: files as Files,
    filesOutside: files.outside,
    /** Files of extensions. */
    provided,
    /** Whether later runs reuse results of this run. */
    usesCache: options.cache !== false,
    /** The output folder as the user typed it; absent for the default folder, `dist`. */
    chosenOutDir: options.outDir,
    /**
     * @param files the number of files to process; default: all files of the site
     * @returns the number of threads to use
     */
    threads: (files = found().length) => options.jobs ?? usefulThreads(files),
    /** Whether the config was loaded successfully. */
    isOpen: () => (opening() as OpenSite | undefined) !== undefined,
    /** Called with the progress of a run. */
    onProgress: options.onProgress,
    /** Path of a translated file → path of its original. */
    originals,
    /** `_category_`, `tags.yml` and `authors.yml` files, by path. */
    data,
    /** @returns the data files for a language: a translation replaces its original */
    dataIn: (locale: string) => dataIn(locale)(),
    /** @returns the UI strings of a language */
    translationsInto: translations,
    /** Adds the code of a file to a code block. Prism's grammars are loaded on the first call. */
    fillCodeBlock: (async (block, code) => {
      const { magicComments } = config().themeConfig.prism;
      const { fillCodeBlock } = await import('../parse/code-block/code-block-props.ts');
      return fillCodeBlock(block, code, { magicComments, grammars: opening().theme?.grammars });
    }) satisfies EmitInput['fillCodeBlock'],
    /**
     * Checks which files have changed, and reloads the config if necessary.
     *
     * @param changes absolute paths that may have changed; if absent, all files are checked
     * @throws ConfigError if the config can't be used
     */
    async rescan(changes: ReadonlySet<string> | undefined, checkpoint: Checkpoint) {
      if (changes) files.refresh(changes);
      else await files.refreshAll(checkpoint);
      const { state } = await opening.update();
      cacheFolder ??= await openCacheFolder(state);
      const { files: cached, dir: folder, sealKey } = cacheFolder;
      const open = options.cache !== false ? openCache : openTemporaryCache;
      if (cache) return;
      cache = await open(cached, path.join(folder, 'cache'), sealKey);
      store = options.cache === false ? undefined : await sharedStore(opening(), files);
      shared = store && cache.share(store);
    },
    /** Whether `compile --verify-cache` rebuilds the entry with a key. */
    isSampled,
    /** Allows the use of page files of other machines, if this machine has no output yet. */
    async sharePages() {
      if (!store || !isOneRun || (await disk.stat(outDir()))) return;
      sharedPages = openSharedPages(store, isSampled);
    },
    /** Finds the files of all collections. */
    async scan() {
      await reading.update();
      files.mount(reading().git.mounts);
      await translating.update();
      await provided.update();
      await scanning.update();
    },
    /** Returns why the next run can't use the whole cache; undefined without a problem. */
    cacheProblem: () => cacheFolder?.problem() ?? store?.problem(),
    /** Called at the end of a run. Lets the document cache remove unused entries. */
    async endRun() {
      await shared?.end();
      shared = undefined;
      await cache?.endRun();
    },
  });
}

// Without a shared cache, no module of extensions is loaded.
async function sharedStore(site: OpenSite, files: Files): Promise<SharedStore | undefined> {
  if (!site.extensions.some(({ hooks }) => hooks.cache)) return undefined;
  const { sharedStoreOf } = await import('../extensions/index.ts');
  return sharedStoreOf(site, files);
}

function unreadConfigs({ configFile, unreadConfigs: names }: OpenSite): Diagnostic[] {
  return names.map((name) => diagnose('unread-config', { path: name }, { config: configFile! }));
}
