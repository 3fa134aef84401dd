import path from 'node:path';
import { bundleCode } from './code/bundle-code.ts';
import { keepColumn } from './columns.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { Emission } from './emit/emission.ts';
import { publishedFiles, shadowedFiles } from './emit/published-files.ts';
import { codeBlockFiller } from './host/code-block-filler.ts';
import { contentFolders } from './host/content-folders.ts';
import { disk } from './host/disk.ts';
import { openSite, type OpenSite } from './host/open-site.ts';
import { parseAgain, type StampedSources } from './host/parse-again.ts';
import { openKnownFiles, type KnownFiles } from './host/known-files.ts';
import { keepReport, type Seen } from './host/last-compile.ts';
import { checkHeld, type HeldOutput } from './host/held-output.ts';
import { publishSite } from './host/publish-site.ts';
import { readAssets } from './host/read-assets.ts';
import { readSiteHistory } from './host/read-site-history.ts';
import { readVersions } from './host/read-versions.ts';
import { scanSite } from './host/scan-site.ts';
import { openSiteCache, type DocumentCache } from './host/site-cache.ts';
import { openSiteImages, wantsImages } from './host/site-images.ts';
import { assetsWanted } from './link/assets-wanted.ts';
import { linkSite } from './link/link-site.ts';
import { searchFiles } from './search/search-files.ts';
import { buildSite } from './site/build-site.ts';
import { placeInputs } from './site/settle-site.ts';
import type { Site } from './site/site.ts';
import { noMemory, openMemory, type Memory } from './memory.ts';
import { noPause, type Pause } from './pause.ts';
import { placeInFile } from './source/place-in-file.ts';
import { startStageClock, type StageClock, type StageTime } from './stage-clock.ts';

export interface CompileOptions {
  /** Where to write, relative to the current folder; `dist` in the site's folder when absent. */
  outDir?: string | undefined;
  /** Keep parsed documents for the next run. */
  cache?: boolean | undefined;
  /** Publish nothing when there are warnings. */
  strict?: boolean | undefined;
  /** How many threads may parse; 1 is the thread that does all else, too. */
  jobs?: number | undefined;
  /** For who works on the site, not for its readers: with drafts, pictures as they are, and pages that follow changes. */
  development?: boolean | undefined;
}

export interface CompileReport {
  /** Whether the output is now what the content says. With errors it is not, and stays as it was. */
  published: boolean;
  /** Sorted by place. */
  diagnostics: Diagnostic[];
  pages: number;
  documents: number;
  /** How many documents had to be parsed; the others came from the cache. */
  parsed: number;
  written: number;
  removed: number;
  /** Paths in the output that were written or removed, sorted. */
  changed: readonly string[];
  /** Of the files that were written. */
  bytes: number;
  milliseconds: number;
  /** In the order in which they ran. */
  stages: StageTime[];
}

/** A site up to the point where it could be written. */
interface Inspection {
  site: Site;
  parsed: StampedSources;
  diagnostics: Diagnostic[];
  /** Whether the history of files was asked for. */
  showsHistory: boolean;
  /** All that emitting takes from the content. */
  emission: Omit<Emission, 'viewer'>;
}

/** What a session holds from one compile to the next. */
export interface Held {
  files: KnownFiles;
  cache?: DocumentCache;
  memory: Memory;
  output: HeldOutput;
  /** What the last output rests on beside files; nothing when there is none. */
  seen?: Pick<Seen, 'config' | 'showsHistory'> | undefined;
}

/** @returns what a session holds before its first compile */
export function holdNothing(): Held {
  return { files: openKnownFiles(), memory: openMemory(), output: {} };
}

/**
 * Compiles a site: sources → artifacts.
 *
 * @param siteDir the site's folder
 * @throws ConfigError for a config that can't be used, EnvironmentError when the machine refuses
 */
export async function compile(siteDir: string, options: CompileOptions = {}): Promise<CompileReport> {
  const held: Held = { files: openKnownFiles(), memory: noMemory, output: {} };
  const report = await compileWith(held, siteDir, options);
  if (held.seen && held.output.last && options.cache !== false) {
    await keepReport(siteDir, options, {
      answers: held.files.answers(),
      output: held.output.last.stamps,
      ...held.seen,
      report,
    });
  }
  return report;
}

/** Where a compile looks, and whether it can wait. */
export interface Look {
  /** Absolute paths that may have changed since the last; absent: look at everything. */
  hints?: ReadonlySet<string> | undefined;
  pause?: Pause | undefined;
}

/** Compiles a site with what is held from before, and brings that up to date. When it is interrupted nothing is published. */
export async function compileWith(
  held: Held,
  siteDir: string,
  options: CompileOptions,
  { hints, pause = noPause }: Look = {},
): Promise<CompileReport> {
  const started = performance.now();
  const clock = startStageClock();
  const { files, memory, output } = held;
  memory.startRun();
  if (hints) files.refresh(hints);
  else await files.refreshAll(pause);
  const read = await files.remember('site', [], () => openSite(siteDir, options.development, files));
  // A config that was saved may say what it said.
  const opened = memory.keep('site as read', [read], () => ({ ...read, config: memory.settle('config', read.config) }));
  const outDir = path.resolve(options.outDir ?? path.join(opened.dir, 'dist'));
  if (!hints) await checkHeld(disk, outDir, output, pause);
  const cache = (held.cache ??= await openSiteCache(opened, disk, options.cache ?? true));
  clock.end('open');
  try {
    const { site, parsed, diagnostics, emission, showsHistory } = await inspectWith(
      opened,
      cache,
      outDir,
      clock,
      held,
      { hints, pause, jobs: options.jobs },
    );
    const stops = diagnostics.some(({ severity }) => severity === 'error' || options.strict);
    const published = stops
      ? undefined
      : await publishSite(emission, outDir, opened, files, {
          memory,
          held: output,
          isHasty: hints !== undefined,
          pause,
        });
    memory.endRun();
    const { configFile, configState } = opened;
    const isCode = configFile !== undefined && !configFile.endsWith('.json');
    held.seen = published && {
      config: isCode ? { file: configFile, state: configState ?? '' } : undefined,
      showsHistory,
    };
    if (published)
      clock.end('publish', { written: published.written, removed: published.removed, bytes: published.bytes });
    return {
      published: published !== undefined,
      diagnostics,
      pages: site.routes.length,
      documents: parsed.sources.size,
      parsed: parsed.parsed,
      written: published?.written ?? 0,
      removed: published?.removed ?? 0,
      changed: published?.changed ?? [],
      bytes: published?.bytes ?? 0,
      milliseconds: Math.round(performance.now() - started),
      stages: clock.stages,
    };
  } finally {
    await cache.endRun();
  }
}

/** Everything but writing: the site as it would be, and every fault of it. */
export async function inspect(siteDir: string): Promise<Pick<Inspection, 'site' | 'diagnostics'>> {
  const held: Held = { files: openKnownFiles(), memory: noMemory, output: {} };
  const opened = await openSite(siteDir, false, held.files);
  const cache = await openSiteCache(opened, disk, true);
  try {
    const { site, diagnostics } = await inspectWith(
      opened,
      cache,
      path.join(opened.dir, 'dist'),
      startStageClock(),
      held,
    );
    return { site, diagnostics };
  } finally {
    await cache.endRun();
  }
}

async function inspectWith(
  opened: OpenSite,
  cache: DocumentCache,
  outDir: string,
  clock: StageClock,
  held: Held,
  { hints, pause = noPause, jobs }: Look & Pick<CompileOptions, 'jobs'> = {},
): Promise<Inspection> {
  const { config, configFile } = opened;
  const { files, memory } = held;
  const versions = await files.remember('versions', [opened], () => readVersions(opened, files));
  const found = await files.remember('scan', [opened, versions], () => scanSite(opened, versions.docs, outDir, files));
  const { docs } = versions;
  // A page that comes or goes leaves both as they are.
  const data = memory.settle('data', found.data);
  const staticFiles = memory.settle('static files', found.staticFiles);
  clock.end('scan', { files: found.files.length });
  const parsed = await parseAgain(found.files, opened, cache, files, memory, jobs);
  const { sources, stamps, unread, readBody, readSections } = parsed;
  clock.end('parse', { documents: sources.size, parsed: parsed.parsed });
  // Commits are told of as a change that may be anywhere.
  const readHistory = () => readSiteHistory(opened, contentFolders(docs, config), sources.values());
  const history = hints
    ? await memory.keepLater('history', [opened, found], readHistory)
    : await memory.renewLater('history', [opened, found], readHistory);
  clock.end('history', { files: history.commits.size });

  const staticPathnames = memory.keep(
    'static',
    [staticFiles, config],
    () => new Set([...staticFiles.keys()].map((file) => config.baseUrl + file)),
  );
  const built = await buildSite({
    config,
    configFile,
    sources,
    stamps,
    unread,
    data,
    docs,
    staticPathnames,
    history: history.commits,
    production: !opened.development,
    memory,
  });
  const { site } = built;
  clock.end('site', { routes: site.routes.length });

  const pictures = site.blogs.flatMap(({ portraits }) => portraits);
  // Where references stand in their sources makes no difference here.
  const named = keepColumn(memory, 'named', sources.rows, ({ head }) =>
    head.references.flatMap(({ kind, syntax, url }) => [kind, syntax, url]),
  );
  const social = keepColumn(memory, 'social images', sources.rows, ({ head }) => head.frontMatter.image);
  const wanted = memory.keep('wanted', [config, ...pictures, named, social, stamps.files], () =>
    assetsWanted(sources.values(), pictures, config),
  );
  const assets = await files.remember('assets', [wanted, staticFiles, opened], () =>
    readAssets(wanted, staticFiles, opened, files),
  );
  const served = memory.keep(
    'served',
    [staticPathnames, ...placeInputs(site)],
    () => new Set([...staticPathnames, ...publishedFiles(site).map((file) => config.baseUrl + file)]),
  );
  const linked = memory.keep(
    'links',
    [
      site,
      assets,
      served,
      configFile,
      stamps.files,
      stamps.references,
      stamps.frontMatter,
      stamps.frontMatterPlaces,
      stamps.outline,
      stamps.anchors,
    ],
    () =>
      linkSite({ site, sources, assets, files: served, configFile, held: { memory: memory.shelf('link'), stamps } }),
  );
  const { links, portraits } = linked;
  clock.end('link', { pages: links.size, assets: assets.size });

  const pictured = await openSiteImages(
    memory.keep('pictures', [config, stamps.components, stamps.references], () =>
      wantsImages(
        [...sources.values()].map(({ head }) => head),
        config,
      ),
    ),
    assets,
    opened,
    files,
  );

  const bundled = await bundleCode({ site: opened, sources, links, staticFiles, files, cache });
  clock.end('code', { modules: bundled.code.modules.size, files: bundled.code.files.length });

  const diagnostics = [versions, found, parsed, history, built, linked, pictured, bundled].flatMap(
    (stage) => stage.diagnostics,
  );
  diagnostics.push(
    ...memory.keep('shadowed', [staticFiles, ...placeInputs(site)], () => shadowedFiles(site, staticFiles)),
  );
  return {
    site,
    parsed,
    showsHistory: history.commits.size + history.diagnostics.length > 0,
    diagnostics: diagnostics.map((diagnostic) => placeInFile(diagnostic, sources)).sort(compareDiagnostics),
    emission: {
      siteDir: opened.dir,
      site,
      links,
      portraits,
      sources,
      stamps,
      assets,
      staticFiles,
      code: memory.settle('code', bundled.code),
      theme: opened.themeParts,
      messages: opened.messages,
      siteVersion: opened.version,
      readBody,
      fillCodeBlock: codeBlockFiller(config),
      images: pictured.images,
      stateOf: (file) => files.stat(path.join(opened.dir, file)),
      searchIndex: () => searchFiles({ site, sources, links, readSections }, { memory, pause }),
    },
  };
}
