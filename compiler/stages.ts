import { openCode } from './code/bundle-code.ts';
import type { CompileOptions } from './compile-report.ts';
import { emitShared, openRequestedImages, openUsedFiles } from './emit/emit-shared.ts';
import { emitSite } from './emit/emit-site.ts';
import { inFolder } from './emit/output.ts';
import { openMarkdownFiles } from './emit/markdown/markdown-files.ts';
import { openPathnames, openPublishedDiagnostics } from './emit/published-files.ts';
import { titledRoutes } from './emit/route-details.ts';
import { openSources } from './project/content/parse-sources.ts';
import { openProject } from './project/project.ts';
import { openPrerendering } from './prerender/prerendering.ts';
import { openExtensionChecks } from './project/content/extension-checks.ts';
import { openExtensionFiles } from './output/extension-files.ts';
import { openPublisher } from './output/publish-site.ts';
import { openPublishedRoutes } from './project/routes/published-routes.ts';
import { openAssets } from './project/content/read-assets.ts';
import { openSiteHistory } from './project/git/read-site-history.ts';
import { openSocialCards } from './cache/social-cards.ts';
import { openSiteImages } from './cache/site-images.ts';
import { trackFiles, type TrackedFiles } from './incremental/tracked-files.ts';
import { openViewer } from './project/viewer-files.ts';
import * as graph from './incremental/index.ts';
import * as session from './incremental/session.ts';
import { openExtensionPages, openPageData } from './project/content/extension-pages.ts';
import { getters, join } from './values/objects.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import { openThreadsForPages } from './threads/threads-for-pages.ts';
import { openLinks } from './locales/open-links.ts';
import { openSites } from './locales/open-sites.ts';
import { requiredAssets } from './link/required-assets.ts';
import { openSearch } from './search/search-files.ts';
import { openSiteDiagnostics } from './site-diagnostics.ts';
import { placeOfPage } from './site/routes/routes.ts';
import type { Site } from './site/site.ts';
import { unusedComments } from './source/source-diagnostics.ts';

/** All stages of a compile. They share one dependency graph, and each stage computes its values on demand. */
export type Stages = ReturnType<typeof openStages>;

/** Function that creates the next stage of the dependency graph. Called once per stage, in order. */
type NextStage = ReturnType<typeof session.stagesInOrder>;

/**
 * Creates the stages of a compile.
 *
 * @param siteDir the site's folder
 * @param files the site's file system
 */
export function openStages(siteDir: string, options: CompileOptions, files: TrackedFiles = trackFiles()) {
  const stage = session.stagesInOrder();
  const contents = openContents(siteDir, options, files, stage);
  const links = openLinked(contents, options, stage);
  const materials = openMaterials(contents, links, files, options, stage);
  const output = openOutput(contents, links, materials, stage);
  const { project, parsed, history, languages } = contents;
  const { locales, all } = languages;
  const { pageData, searchIn, ...made } = materials;
  const problems = openDiagnostics(contents, links, materials);
  return {
    siteDir,
    files,
    project,
    parsed,
    history,
    site: all,
    /** Whether a static or generated file of any language has this pathname. */
    hasFile: links.hasFile,
    checks: links.checks,
    publishedRoutes: links.publishedRoutes,
    assets: links.assets,
    linked: links.linked,
    ...made,
    /** Computes the data of pages that extensions add. */
    makePageData: async () => {
      for (const locale of locales()) await pageData(locale).makeData();
    },
    /** Sets the checkpoint that can cancel building the search index. */
    search: {
      pauseAt: (checkpoint: Checkpoint) => locales().forEach((locale) => searchIn(locale).pauseAt(checkpoint)),
    },
    output,
    diagnostics: problems.all,
    /**
     * Returns the diagnostics that are enabled, with their configured severities and locations in files,
     * sorted.
     */
    reported: problems.reported,
    /** Diagnostics that are known only after the output is computed. */
    outputDiagnostics: () => [...made.prerendering.prerenderDiagnostics, ...output.diagnostics()],
    /** Diagnostics of the project, its sources, site structure and links, known before page data is computed. */
    pageDiagnostics: () => problems.reported(problems.ofPages()),
    /** The site in each compiled language, with its settings. */
    languages: links.inLanguages,
  };
}

/** The site's files and settings, its documents, and the site in each language. */
type Contents = ReturnType<typeof openContents>;

function openContents(siteDir: string, options: CompileOptions, files: TrackedFiles, stage: NextStage) {
  const read = stage(() => openProject(siteDir, options, files));
  const extensionPages = stage(() => openExtensionPages(read));
  const project = join(read, extensionPages);
  const parsed = stage(() => openSources(project));
  const history = stage(() => openSiteHistory(join(project, parsed)));
  return { project, extensionPages, parsed, history, languages: openSites(project, parsed, history, stage) };
}

/** The links of all pages, and the files that links can lead to. */
type Linked = ReturnType<typeof openLinked>;

function openLinked({ project, parsed, languages }: Contents, { against }: CompileOptions, stage: NextStage) {
  const { locales, projects, sites, all } = languages;
  const inLanguages = () =>
    locales().map((locale) => ({ locale, config: projects(locale).config, site: sites(locale).site as Site }));
  const assets = stage(() => openAssets(requiredAssets(join(parsed, all)), project));
  const markdownOf = stage(() =>
    graph.parts((locale: string) => openMarkdownFiles(sites(locale).site, project.originals)),
  );
  const published = graph.parts((locale: string) => ({
    site: sites(locale).site,
    staticFiles: () => project.staticFiles,
    markdownOf: markdownOf(locale),
    extensionPaths: languages.extensionPaths,
  }));
  const pathnames = stage(() =>
    graph.parts((locale: string) => openPathnames(() => projects(locale).staticPathnames, published(locale))),
  );
  const hasFile = (pathname: string) => locales().some((locale) => pathnames(locale).has(pathname));
  const checks = stage(() =>
    openExtensionChecks(project, parsed, join(getters({ site: () => all.site, languages: inLanguages }), { hasFile })),
  );
  const publishedRoutes = stage(() => openPublishedRoutes(join(project, { site: all, hasFile }), against));
  const linked = stage(() => openLinks(parsed, assets, languages, pathnames));
  return { inLanguages, checks, hasFile, publishedRoutes, assets, markdownOf, published, linked };
}

/** Opens the stages for images, code, page data and the search index. */
type Materials = ReturnType<typeof openMaterials>;

function openMaterials(
  { project, parsed, languages }: Contents,
  { assets, linked }: Linked,
  files: TrackedFiles,
  { development = false }: CompileOptions,
  stage: NextStage,
) {
  const { projects, sites, usual } = languages;
  const titles = languages.listInAll('titles', (site) => titledRoutes(site).map(({ title }) => title));
  const images = stage(() => openSiteImages(join(project, parsed, assets)));
  const cards = stage(() => openSocialCards(join(project, getters({ titles }))));
  const generated = graph.computed('modules from content', () =>
    project.site.generatedFrom?.({ blogs: sites(usual()).site.blogs, routes: sites(usual()).site.routes }),
  );
  const code = stage(() => openCode(join(project, parsed, linked, getters({ generated }))));
  const pageData = stage(() =>
    graph.parts((locale: string) =>
      openPageData(
        join(
          project,
          code,
          linked.linkedIn(locale),
          getters({ site: () => sites(locale).site, opened: () => project.site }),
        ),
      ),
    ),
  );
  const searched = graph.parts((locale: string) =>
    join(
      parsed,
      linked.linkedIn(locale),
      sites(locale),
      getters({ messages: () => projects(locale).translations.code }),
    ),
  );
  const searchIn = stage(() =>
    graph.parts((locale: string) =>
      openSearch(searched(locale), () => (locale === usual() ? undefined : searched(usual()))),
    ),
  );
  const prerendering = openPrerendering(join(project, parsed, code));
  const viewer = openViewer({ files, development });
  const inThreads = openThreadsForPages(project);
  return { images, cards, code, pageData, searchIn, prerendering, viewer, inThreads };
}

/** Opens the writer of all files: files of each language, of extensions, and shared files. */
function openOutput(contents: Contents, links: Linked, materials: Materials, stage: NextStage) {
  const { project, languages } = contents;
  const { locales, projects, usual, all } = languages;
  const pictures = openRequestedImages();
  return stage(() =>
    openPublisher(
      join(project, links.assets, { site: all }, links.linked, materials.viewer, materials.inThreads),
      ({ readText, readTracked, fingerprint }) => {
        const inputOf = (locale: string) => emitInput(locale, contents, links, materials);
        const ofLanguage = graph.parts((locale: string) => {
          const { folder } = projects(locale);
          const read = (file: string) => readText(folder() + file);
          return emitSite(inputOf(locale), pictures, read).map((group) => inFolder(group, folder));
        });
        const used = graph.parts((locale: string) => openUsedFiles(inputOf(locale)));
        const shared = graph.parts((locale: string) => emitShared(inputOf(locale), pictures, used(locale).files));
        const ofExtensions = openExtensionFiles({
          project,
          read: readTracked,
          site: join(all, getters({ pageHeaders: () => used(usual()).headers() })),
          stamp: fingerprint,
        });
        return () => [
          ...locales().flatMap((locale) => ofLanguage(locale)),
          ...ofExtensions.groups(),
          ...shared(usual()),
          ...ofExtensions.last(),
        ];
      },
    ),
  );
}

/** @returns the data from which the files of one language are built */
function emitInput(
  locale: string,
  { project, parsed, languages }: Contents,
  { assets, linked, markdownOf }: Linked,
  { images, cards, code, viewer, inThreads, prerendering, searchIn, pageData }: Materials,
) {
  const { projects, sites, counterparts } = languages;
  const ofAllLanguages = join(project, parsed, assets, images, cards, code);
  const ofLanguage = join(linked.linkedIn(locale), viewer, inThreads, prerendering, projects(locale), sites(locale));
  const settings = getters({
    siteDir: () => project.dir,
    siteVersion: () => project.site.version,
    sharedPages: () => project.sharedPages,
    theme: () => project.site.themeParts,
    messages: () => projects(locale).translations.code,
    extensions: () => project.site.extensions,
  });
  return join(ofAllLanguages, ofLanguage, settings, {
    languagesOf: (path: string) => counterparts.languagesOf(locale, path),
    placeOf: (path: string) => placeOfPage(path, sites(locale).site, parsed.sources),
    isProvided: project.provided.has,
    startIn: counterparts.startIn,
    suggestionIn: (other: string) => project.translationsInto(other).code['lectern.languageSuggestion'],
    searchIndex: searchIn(locale).files,
    markdownOf: markdownOf(locale),
    pageData: pageData(locale).data,
  });
}

function openDiagnostics(
  { project, parsed, history, extensionPages, languages }: Contents,
  { checks, publishedRoutes, assets, published, linked }: Linked,
  { images, cards, code, pageData }: Materials,
) {
  const { locales, sites } = languages;
  const shadowed = graph.parts((locale: string) => {
    const placeOf = (path: string) => placeOfPage(path, sites(locale).site, parsed.sources) ?? { path: '.' };
    return openPublishedDiagnostics(published(locale), placeOf);
  });
  const { reported, ofPages } = openSiteDiagnostics(project, parsed, languages, linked, (locale) => shadowed(locale)());
  const all = graph.computed('diagnostics', () => {
    const problems = [
      ...history.historyDiagnostics,
      ...publishedRoutes.publishedDiagnostics,
      ...assets.assetDiagnostics,
      ...images.imageDiagnostics,
      ...cards.cardDiagnostics,
      ...code.codeDiagnostics,
      ...extensionPages.extensionDiagnostics,
      ...locales().flatMap((locale) => pageData(locale).dataDiagnostics),
      ...ofPages(),
      ...checks.diagnostics(),
    ];
    // If only some languages are compiled, unused comments are not reported. A comment may disable a rule in another
    // language.
    const isWhole = locales().length === project.config.i18n.locales.length;
    return reported(isWhole ? [...problems, ...unusedComments(problems, parsed.commented)] : problems);
  });
  return { all, reported, ofPages };
}
