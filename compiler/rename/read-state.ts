import path from 'node:path';
import type { CompileOptions } from '../compile-report.ts';
import type { Config } from '../config/config.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { movedFiles, type FileChanges } from '../fs/moved-files.ts';
import { checkpointOf } from '../incremental/cancellation.ts';
import * as session from '../incremental/session.ts';
import type { ParsedSource } from '../project/content/parse-sources.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { Project } from '../project/project.ts';
import { withoutTrailingSlash } from '../../corpus/url/pathname.ts';
import type { AddressLists } from '../addresses/find-address.ts';
import type { Redirect, Site } from '../site/site.ts';
import { openStages } from '../stages.ts';
import type { Replacements } from './settings.ts';
import { replaceIn } from './settings.ts';
import type { SiteRoute } from '../site/routes/route.ts';

/** A site's pages in one language. */
export interface LanguageState {
  locale: string;
  config: Config;
  site: Site;
  /** Source → pathname including the base URL. */
  pathOf: ReadonlyMap<string, string>;
  /** Pathname without trailing slash → page. */
  pages: ReadonlyMap<string, { path: string; source?: string | undefined }>;
}

/** A site, either as it is or as it will be after changes. */
export interface SiteState {
  site: OpenSite;
  project: Project;
  sources: ReadonlyMap<string, ParsedSource>;
  /** Paths of the existing files that references point to. */
  assets: ReadonlySet<string>;
  /** The languages; the default one comes first. */
  languages: readonly LanguageState[];
  diagnostics: readonly Diagnostic[];
  answers: AddressLists<SiteRoute, Redirect>;
}

export type ReadOptions = Pick<CompileOptions, 'cacheDir' | 'stubMissing' | 'config' | 'onProgress'>;

/**
 * Reads a site.
 *
 * @param changes changes that are applied in memory only; paths are relative to the site's folder
 * @param replaced replacements of strings in the exported values of settings modules; the modules run
 * unchanged
 */
export async function readState(
  siteDir: string,
  options: ReadOptions,
  changes: FileChanges = { moves: new Map(), texts: new Map() },
  replaced: ReadonlyMap<string, Replacements> = new Map(),
): Promise<SiteState> {
  const absolute = <Value>(map: ReadonlyMap<string, Value>) =>
    Array.from(map, ([file, value]) => [path.resolve(siteDir, file), value] as const);
  const files = movedFiles({
    moves: new Map(absolute(changes.moves).map(([from, to]) => [from, path.resolve(siteDir, to)])),
    texts: new Map(absolute(changes.texts)),
  });
  const nothingChanges = {
    refresh: () => undefined,
    refreshAll: async () => undefined,
    answers: () => ({}),
  };
  const stages = session.untracked(() => openStages(siteDir, options, { ...files, ...nothingChanges }));
  const { project, parsed, history, site, assets } = stages;
  try {
    await project.rescan(undefined, checkpointOf(undefined));
    const ofConfig = replaced.get(project.site.configFile ?? '');
    if (ofConfig) project.site.config = replaceIn(project.site.config, ofConfig);
    await project.scan();
    for (const { versions } of project.docs) {
      for (const version of versions) {
        const ofSidebars = version.sidebars && replaced.get(version.sidebars.path);
        if (version.sidebars && ofSidebars)
          version.sidebars = { ...version.sidebars, value: replaceIn(version.sidebars.value, ofSidebars) };
      }
    }
    await parsed.parse();
    await history.readHistory(true);
    await site.update();
    await assets.readAssets();
    const { routes, redirects, rewrites } = site;
    return {
      site: project.site,
      project,
      sources: parsed.sources,
      assets: new Set(assets.assets.keys()),
      languages: stages.languages().map(languageState),
      diagnostics: stages.pageDiagnostics(),
      answers: { pages: routes, redirects, rewrites, hasFile: stages.hasFile },
    };
  } finally {
    await project.endRun();
  }
}

function languageState(language: Pick<LanguageState, 'locale' | 'config' | 'site'>): LanguageState {
  const places = [...language.site.places.values()];
  return {
    ...language,
    pathOf: new Map(places.flatMap(({ path: at, source }) => (source === undefined ? [] : [[source, at] as const]))),
    pages: new Map(places.map((place) => [withoutTrailingSlash(place.path), place])),
  };
}
