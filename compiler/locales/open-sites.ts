import { findAddress } from '../addresses/find-address.ts';
import { openAddresses } from '../addresses/open-addresses.ts';
import { compiledLocales, usualLocale } from '../config/locales.ts';
import { openMarkdownFiles } from '../emit/markdown/markdown-files.ts';
import { declaredFiles, openPathnames } from '../emit/published-files.ts';
import * as graph from '../incremental/index.ts';
import type * as session from '../incremental/session.ts';
import { getters, join } from '../values/objects.ts';
import type { ParsedSources } from '../project/content/parse-sources.ts';
import type { ExtensionPages } from '../project/content/extension-pages.ts';
import type { Project } from '../project/project.ts';
import type { SiteHistory } from '../project/git/read-site-history.ts';
import { openBuiltSite, type BuiltSite } from '../site/build-site.ts';
import { collectionIndex } from '../site/collection-sources.ts';
import type { Site } from '../site/site.ts';
import { openCounterparts } from './counterparts.ts';
import { pagesBelow } from './pages-below.ts';
import { projectIn } from './project-in.ts';
import { withoutRepeatedDiagnostics } from './repeated-diagnostics.ts';

/** The site in each language, and the data of all languages together. */
export type Sites = ReturnType<typeof openSites>;

/**
 * Opens one site per language. All sites share the same files.
 *
 * @param stage creates the next stage of the graph
 */
export function openSites(
  project: Project & ExtensionPages,
  parsed: ParsedSources,
  history: SiteHistory,
  stage: ReturnType<typeof session.stagesInOrder>,
) {
  const extensionPaths = () => project.site.extensions.flatMap(({ paths }) => paths);
  const locales = graph.computed('languages', () => compiledLocales(project.config));
  const projects = graph.parts((locale: string) => projectIn(project, locale));
  const documentsOf = stage(() => graph.parts((locale: string) => collectionIndex(join(parsed, projects(locale)))));
  const sites = stage(() =>
    graph.parts((locale: string): BuiltSite => {
      const below = graph.computed(`pages below ${locale}`, () =>
        pagesBelow(projects(locale).config.baseUrl, languagePages()),
      );
      const madeFiles = graph.computed(`files made in ${locale}`, () => {
        const { config } = projects(locale);
        return new Set(declaredFiles(config, extensionPaths()).map((file) => config.baseUrl + file));
      });
      const ofOthers = getters({ pageBelow: below });
      const isMadeFile = (pathname: string) => madeFiles().has(pathname);
      const files = {
        isMadeFile,
        hasFile: (pathname: string): boolean => filesIn(locale).has(pathname),
        isInOtherLanguage: (pathname: string): boolean =>
          locales().some((other) => other !== locale && findAddress(pathname, addressesIn(other)) !== undefined),
      };
      return openBuiltSite(join(projects(locale), parsed, history, ofOthers, files), documentsOf(locale));
    }),
  );
  /**
   * The pathnames of files to which a redirect can lead. Files that depend on redirects are left out, because they
   * would cause a cycle.
   */
  const filesIn = graph.parts((locale: string) => {
    const site = join(sites(locale).site, { redirects: [], rewrites: [] });
    return openPathnames(() => projects(locale).staticPathnames, {
      site,
      markdownOf: openMarkdownFiles(site, project.originals),
      extensionPaths,
    });
  });
  /** The addresses of a language, for checking redirects. Redirects themselves are left out. */
  const addressesIn = graph.parts((locale: string) => {
    const { site } = sites(locale);
    return openAddresses(join(site, { redirects: [], rewrites: [] }), filesIn(locale));
  });
  const languagePages = graph.computed('output folders of languages', () =>
    locales().map((locale) => ({
      locale,
      baseUrl: projects(locale).config.baseUrl,
      addresses: () => addressesIn(locale),
    })),
  );
  const usual = () => usualLocale(project.config);
  const counterparts = openCounterparts(locales, (locale) => sites(locale).site, project.originals);
  /** @returns the merged values of all languages. With a single language, its value is returned unchanged */
  const inAll = <Value>(
    name: string,
    valueOf: (site: Site) => Value,
    merge: (all: Value[]) => Value,
  ): (() => Value) => {
    const make = () => {
      const all = locales().map((locale) => valueOf(sites(locale).site));
      return all.length === 1 ? all[0]! : merge(all);
    };
    return graph.computed(`${name} of all languages`, make, Object.is);
  };
  /** @returns the lists of all languages, concatenated */
  const listInAll = <Item>(name: string, listOf: (site: Site) => readonly Item[]) =>
    inAll(name, listOf, (lists) => lists.flat());
  const all = join(
    getters({
      site: () => sites(usual()).site,
      docs: () => sites(usual()).site.docs,
      config: () => project.config,
      blogs: listInAll('blogs', ({ blogs }) => blogs),
      routes: listInAll('routes', ({ routes }) => routes),
      redirects: listInAll('redirects', ({ redirects }) => redirects),
      rewrites: listInAll('rewrites', ({ rewrites }) => rewrites),
      places: inAll(
        'places',
        ({ places }) => places,
        (all) => new Map(all.flatMap((places) => [...places])),
      ),
      /** Returns the errors in pages and sidebars, but not in links, because links are checked later. */
      siteDiagnostics: () => withoutRepeatedDiagnostics(locales().map((locale) => sites(locale).diagnostics)),
    }),
    {
      async update() {
        await project.buildExtensionPages();
        for (const locale of locales()) await sites(locale).update();
      },
    },
  );
  return {
    /** The languages that are compiled. */
    locales,
    /** The language whose pages are at the site's base URL: the default language, or the only compiled language. */
    usual,
    /** Locale → the project with the settings of that language. */
    projects,
    sites,
    listInAll,
    counterparts,
    /** The files that extensions may write. */
    extensionPaths,
    /** The data of all languages together. Data that is equal in all languages comes from the default language. */
    all,
  };
}
