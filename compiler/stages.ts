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
import { titledRoutes } from './emit/route-details.ts';
import { placeInCommit } from './project/git-versions.ts';
import { openSources } from './project/parse-sources.ts';
import { openProject } from './project/project.ts';
import { openPrerendering } from './prerender/prerendering.ts';
import { openPublisher } from './output/publish-site.ts';
import { openPublishedRoutes } from './project/published-routes.ts';
import { openAssets } from './project/read-assets.ts';
import { openSiteHistory } from './project/read-site-history.ts';
import { openSiteCards } from './cache/site-cards.ts';
import { openSiteImages } from './cache/site-images.ts';
import { trackFiles, type TrackedFiles } from './incremental/tracked-files.ts';
import { settingPlacer } from './project/place-problems.ts';
import { openViewer } from './project/viewer-files.ts';
import * as graph from './incremental/index.ts';
import type { Checkpoint } from './incremental/cancellation.ts';
import { pagesBelow, viewIn, withoutRepeatedFaults } from './languages.ts';
import type { LinkTable } from './link/link.ts';
import { assetsWanted } from './link/assets-wanted.ts';
import { linkSite } from './link/link-site.ts';
import { openSearch } from './search/search-files.ts';
import { collectionIndex } from './site/collection-sources.ts';
import { openBuiltSite, type BuiltSite } from './site/build-site.ts';
import type { Site } from './site/site.ts';
import { isDisabled, placeInFile, unusedComments } from './source/source-diagnostics.ts';

/** The stages of a compile, each a part of one graph: what a stage is given it reads when it needs it. */
export type Stages = ReturnType<typeof openStages>;

/**
 * @param siteDir the site's folder
 * @param files where the site is read
 */
export function openStages(siteDir: string, options: CompileOptions, files: TrackedFiles = trackFiles()) {
  const stage = graph.stagesInOrder();
  const project = stage(() => openProject(siteDir, options, files));
  const parsed = stage(() => openSources(project));
  const history = stage(() => openSiteHistory(graph.join(project, parsed)));
  /** Each language is a site of its own, of the same files. */
  const locales = graph.computed('languages', () => compiledLocales(project.config));
  const usual = () => project.config.i18n.only ?? project.config.i18n.defaultLocale;
  const views = graph.parts((locale: string) => viewIn(project, locale));
  const documentsOf = stage(() => graph.parts((locale: string) => collectionIndex(graph.join(parsed, views(locale)))));
  const sites = stage(() =>
    graph.parts((locale: string): BuiltSite => {
      const below = graph.computed(`pages below ${locale}`, () =>
        pagesBelow(views(locale).config.baseUrl, languagePages()),
      );
      const ofOthers = graph.getters({ pageBelow: below });
      return openBuiltSite(graph.join(views(locale), parsed, history, ofOthers), documentsOf(locale));
    }),
  );
  const languagePages = graph.computed('where languages lie', () =>
    locales().map((locale) => ({
      locale,
      baseUrl: views(locale).config.baseUrl,
      places: () => sites(locale).site.places,
    })),
  );
  /** @returns a list of each site as one list, which is made when one of them changes; that of a single site as it is */
  const inAll = <Item>(name: string, listOf: (site: Site) => readonly Item[]): (() => readonly Item[]) => {
    const make = () => {
      const [only, ...others] = locales().map((locale) => listOf(sites(locale).site));
      return others.length === 0 ? only! : ([] as Item[]).concat(only!, ...others);
    };
    return graph.computed(`${name} of all languages`, make, Object.is);
  };
  const ofAll = graph.getters({
    blogs: inAll('blogs', ({ blogs }) => blogs),
    routes: inAll('routes', ({ routes }) => routes),
    redirects: inAll('redirects', ({ redirects }) => redirects),
    rewrites: inAll('rewrites', ({ rewrites }) => rewrites),
    places: graph.computed(
      'places of all languages',
      () => {
        const [only, ...others] = locales().map((locale) => sites(locale).site.places);
        return others.length === 0 ? only! : new Map([only!, ...others].flatMap((places) => [...places]));
      },
      Object.is,
    ),
  });
  const titles = graph.getters({ titles: inAll('titles', (site) => titledRoutes(site).map(({ title }) => title)) });
  const all = graph.join(ofAll, {
    get site() {
      return sites(usual()).site;
    },
    get config() {
      return project.config;
    },
    get docs() {
      return sites(usual()).site.docs;
    },
    /** What is wrong with pages and sidebars, before links are looked at. */
    get siteFaults() {
      return withoutRepeatedFaults(locales().map((locale) => sites(locale).diagnostics));
    },
    async update() {
      for (const locale of locales()) await sites(locale).update();
    },
  });
  const publishedRoutes = stage(() => openPublishedRoutes(graph.join(project, { site: all }), options.against));
  const assets = stage(() => openAssets(assetsWanted(graph.join(parsed, all)), project));
  const markdownOf = stage(() =>
    graph.parts((locale: string) => openMarkdownFiles(sites(locale).site, project.originals)),
  );
  const published = graph.parts((locale: string) => ({
    site: sites(locale).site,
    staticFiles: () => project.staticFiles,
    markdownOf: markdownOf(locale),
  }));
  const pathnames = stage(() =>
    graph.parts((locale: string) => openPathnames(() => views(locale).staticPathnames, published(locale))),
  );
  const linkedIn = stage(() =>
    graph.parts((locale: string) =>
      linkSite(graph.join(views(locale), parsed, assets, sites(locale), { files: pathnames(locale) })),
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
  const images = stage(() => openSiteImages(graph.join(project, parsed, assets)));
  const cards = stage(() => openSiteCards(graph.join(project, titles)));
  const code = stage(() => openCode(graph.join(project, parsed, linked)));
  const search = stage(() =>
    graph.parts((locale: string) =>
      openSearch(
        graph.join(
          parsed,
          linkedIn(locale),
          sites(locale),
          graph.getters({ messages: () => views(locale).translations.code }),
        ),
      ),
    ),
  );
  const prerendering = openPrerendering(graph.join(project, code));
  const viewer = openViewer({ files, development: options.development ?? false });
  const pictures = openWantedPictures();
  const output = stage(() =>
    openPublisher(graph.join(project, assets, { site: all }, linked, viewer), ({ readText, fingerprint }) => {
      const inputOf = (locale: string) =>
        graph.join(
          project,
          parsed,
          assets,
          images,
          cards,
          code,
          linkedIn(locale),
          viewer,
          prerendering,
          views(locale),
          sites(locale),
          graph.getters({
            siteDir: () => project.dir,
            siteVersion: () => project.site.version,
            theme: () => project.site.themeParts,
            messages: () => views(locale).translations.code,
            fingerprint,
          }),
          {
            suggestionIn: (other: string) => project.translationsInto(other).code['lectern.languageSuggestion'],
            searchIndex: search(locale).files,
            markdownOf: markdownOf(locale),
          },
        );
      const ofLanguage = graph.parts((locale: string) => {
        const { folder } = views(locale);
        const read = (file: string) => readText(folder() + file);
        return emitSite(inputOf(locale), pictures, read).map((group) => inFolder(group, folder));
      });
      const shared = graph.parts((locale: string) => emitShared(inputOf(locale), pictures, all));
      return () => [...locales().flatMap((locale) => ofLanguage(locale)), ...shared(usual())];
    }),
  );
  const shadowed = graph.parts((locale: string) => openShadowedFiles(published(locale)));
  /** @returns those that the site wants told, each with its place, sorted */
  const told = (faults: readonly Diagnostic[]): Diagnostic[] =>
    faults
      .filter((diagnostic) => !isDisabled(diagnostic, parsed.sources))
      .flatMap((diagnostic) => atChosenLevel(diagnostic, project.site.config.rules))
      .map((diagnostic) => placeInFile(diagnostic, parsed.sources))
      .map(settingPlacer(project.site))
      .map((diagnostic) => placeInCommit(diagnostic, project.git))
      .sort(compareDiagnostics);
  const faultsOfPages = () => [
    ...project.diagnostics,
    ...parsed.diagnostics,
    ...withoutRepeatedFaults(
      locales().map((locale) => [...sites(locale).diagnostics, ...linkedIn(locale).diagnostics, ...shadowed(locale)()]),
    ),
  ];
  const diagnostics = graph.computed('faults', () => {
    const faults = [
      ...history.historyFaults,
      ...publishedRoutes.publishedFaults,
      ...assets.assetFaults,
      ...images.imageFaults,
      ...cards.cardFaults,
      ...code.codeFaults,
      ...faultsOfPages(),
    ];
    // Where not all languages are compiled, pages of the others have not been looked at.
    const isWhole = locales().length === project.config.i18n.locales.length;
    return told(isWhole ? [...faults, ...unusedComments(faults, parsed.commented)] : faults);
  });
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
    cards,
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
