import { compiledLocales } from './config/locales.ts';
import { openCode } from './code/bundle-code.ts';
import type { CompileOptions } from './compile-report.ts';
import { atChosenLevel } from './diagnostics/catalogue.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { emitShared, openWantedPictures } from './emit/emit-shared.ts';
import { emitSite } from './emit/emit-site.ts';
import { inFolder } from './emit/output.ts';
import { openMarkdownFiles } from './emit/markdown/markdown-files.ts';
import { openPathnames, openShadowedFiles } from './emit/published-files.ts';
import { openSources } from './project/parse-sources.ts';
import { openProject } from './project/project.ts';
import { openPrerendering } from './prerender/prerendering.ts';
import { openPublisher } from './output/publish-site.ts';
import { openPublishedRoutes } from './project/published-routes.ts';
import { openAssets } from './project/read-assets.ts';
import { openSiteHistory } from './project/read-site-history.ts';
import { openSiteImages } from './cache/site-images.ts';
import { trackFiles, type TrackedFiles } from './incremental/tracked-files.ts';
import { settingPlacer } from './project/place-problems.ts';
import { openViewer } from './project/viewer-files.ts';
import { computed } from './incremental/graph.ts';
import { join } from './incremental/join.ts';
import { parts } from './incremental/parts.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import { viewIn, withoutRepeatedFaults } from './languages.ts';
import type { LinkTable } from './link/link.ts';
import { stagesInOrder } from './incremental/tracking.ts';
import { assetsWanted } from './link/assets-wanted.ts';
import { linkSite } from './link/link-site.ts';
import { openSearch } from './search/search-files.ts';
import { collectionIndex } from './site/collection-sources.ts';
import { openBuiltSite } from './site/build-site.ts';
import type { Site } from './site/site.ts';
import { isDisabled } from './source/is-disabled.ts';
import { placeInFile } from './source/place-in-file.ts';

/** The stages of a compile, each a part of one graph: what a stage is given it reads when it needs it. */
export type Stages = ReturnType<typeof openStages>;

/**
 * @param siteDir the site's folder
 * @param files where the site is read
 */
export function openStages(siteDir: string, options: CompileOptions, files: TrackedFiles = trackFiles()) {
  const stage = stagesInOrder();
  const project = stage(() => openProject(siteDir, options, files));
  const parsed = stage(() => openSources(project));
  const history = stage(() => openSiteHistory(join(project, parsed)));
  /** Each language is a site of its own, of the same files. */
  const locales = computed('languages', () => compiledLocales(project.config));
  const usual = () => project.config.i18n.only ?? project.config.i18n.defaultLocale;
  const views = parts((locale: string) => viewIn(project, locale));
  const documentsOf = stage(() => parts((locale: string) => collectionIndex(join(parsed, views(locale)))));
  const sites = stage(() =>
    parts((locale: string) => openBuiltSite(join(views(locale), parsed, history), documentsOf(locale))),
  );
  const all = {
    get site() {
      return sites(usual()).site;
    },
    get config() {
      return project.config;
    },
    get docs() {
      return sites(usual()).site.docs;
    },
    get blogs() {
      return locales().flatMap((locale) => sites(locale).site.blogs);
    },
    get routes() {
      return locales().flatMap((locale) => sites(locale).site.routes);
    },
    get redirects() {
      return locales().flatMap((locale) => sites(locale).site.redirects);
    },
    get rewrites() {
      return locales().flatMap((locale) => sites(locale).site.rewrites);
    },
    get places() {
      const [only, ...others] = locales().map((locale) => sites(locale).site.places);
      return others.length === 0 ? only! : new Map([only!, ...others].flatMap((places) => [...places]));
    },
    /** What is wrong with pages and sidebars, before links are looked at. */
    get siteFaults() {
      return withoutRepeatedFaults(locales().map((locale) => sites(locale).diagnostics));
    },
    async update() {
      for (const locale of locales()) await sites(locale).update();
    },
  };
  const publishedRoutes = stage(() => openPublishedRoutes(join(project, { site: all }), options.against));
  const assets = stage(() => openAssets(assetsWanted(join(parsed, all)), project));
  const markdownOf = stage(() => parts((locale: string) => openMarkdownFiles(sites(locale).site, project.originals)));
  const published = parts((locale: string) => ({
    site: sites(locale).site,
    staticFiles: () => project.staticFiles,
    markdownOf: markdownOf(locale),
  }));
  const pathnames = stage(() =>
    parts((locale: string) => openPathnames(() => views(locale).staticPathnames, published(locale))),
  );
  const linkedIn = stage(() =>
    parts((locale: string) =>
      linkSite(join(views(locale), parsed, assets, sites(locale), { files: pathnames(locale) })),
    ),
  );
  const linked = {
    /** The pages of all languages. */
    get links(): LinkTable {
      const [only, ...others] = locales();
      if (others.length === 0) return linkedIn(only!).links;
      return new Map(locales().flatMap((locale) => [...linkedIn(locale).links].map(([path, page]) => [path, page])));
    },
    get pageCount() {
      return locales().reduce((sum, locale) => sum + linkedIn(locale).links.size, 0);
    },
    get unchecked() {
      return locales().flatMap((locale) => linkedIn(locale).unchecked);
    },
  };
  const images = stage(() => openSiteImages(join(project, parsed, assets)));
  const code = stage(() => openCode(join(project, parsed, linked)));
  const search = stage(() => parts((locale: string) => openSearch(join(parsed, linkedIn(locale), sites(locale)))));
  const prerendering = openPrerendering(join(project, code));
  const viewer = openViewer({ files, development: options.development ?? false });
  const pictures = openWantedPictures();
  const output = stage(() =>
    openPublisher(join(project, assets, { site: all }, linked, viewer), ({ readText, fingerprint }) => {
      const inputOf = (locale: string) =>
        join(
          project,
          parsed,
          assets,
          images,
          code,
          linkedIn(locale),
          viewer,
          prerendering,
          views(locale),
          sites(locale),
          {
            get siteDir() {
              return project.dir;
            },
            get siteVersion() {
              return project.site.version;
            },
            get theme() {
              return project.site.themeParts;
            },
            get messages() {
              return views(locale).translations.code;
            },
            suggestionIn: (other: string) => project.translationsInto(other).code['lectern.languageSuggestion'],
            get fingerprint() {
              return fingerprint();
            },
            searchIndex: search(locale).files,
            markdownOf: markdownOf(locale),
          },
        );
      const ofLanguage = parts((locale: string) => {
        const { folder } = views(locale);
        const read = (file: string) => readText(folder() + file);
        return emitSite(inputOf(locale), pictures, read).map((group) => inFolder(group, folder));
      });
      const shared = parts((locale: string) => emitShared(inputOf(locale), pictures, all));
      return () => [...locales().flatMap((locale) => ofLanguage(locale)), ...shared(usual())];
    }),
  );
  const shadowed = parts((locale: string) => openShadowedFiles(published(locale)));
  /** @returns those that the site wants told, each with its place, sorted */
  const told = (faults: readonly Diagnostic[]): Diagnostic[] =>
    faults
      .filter((diagnostic) => !isDisabled(diagnostic, parsed.sources))
      .flatMap((diagnostic) => atChosenLevel(diagnostic, project.site.config.rules))
      .map((diagnostic) => placeInFile(diagnostic, parsed.sources))
      .map(settingPlacer(project.site))
      .sort(compareDiagnostics);
  const faultsOfPages = () => [
    ...project.diagnostics,
    ...parsed.diagnostics,
    ...withoutRepeatedFaults(
      locales().map((locale) => [...sites(locale).diagnostics, ...linkedIn(locale).diagnostics, ...shadowed(locale)()]),
    ),
  ];
  const diagnostics = computed('faults', () =>
    told([
      ...history.historyFaults,
      ...publishedRoutes.publishedFaults,
      ...assets.assetFaults,
      ...images.imageFaults,
      ...code.codeFaults,
      ...faultsOfPages(),
    ]),
  );
  return {
    files,
    project,
    parsed,
    history,
    site: all,
    publishedRoutes,
    assets,
    linked,
    images,
    code,
    viewer,
    prerendering,
    /** Lets a save cancel the making of the search index. */
    search: { pauseAt: (checkpoint: Checkpoint) => locales().forEach((locale) => search(locale).pauseAt(checkpoint)) },
    output,
    diagnostics,
    /** @returns those of some faults that the site wants told, with their places, sorted */
    told,
    /** The faults of pages and of what leads to them, before anything is read that they are made of. */
    pageDiagnostics: () => told(faultsOfPages()),
    /** The site in each language that is compiled, with the settings for it. */
    languages: () =>
      locales().map((locale) => ({ locale, config: views(locale).config, site: sites(locale).site as Site })),
  };
}
