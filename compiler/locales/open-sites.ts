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
import { withoutRepeatedFaults } from './repeated-faults.ts';

/** The site in each language, and all of them as one. */
export type Sites = ReturnType<typeof openSites>;

/**
 * Opens a separate site for each language, from the same files.
 *
 * @param stage creates the next stage
 */
export function openSites(
  project: Project & ExtensionPages,
  parsed: ParsedSources,
  history: SiteHistory,
  stage: ReturnType<typeof session.stagesInOrder>,
) {
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
        return new Set(declaredFiles(config).map((file) => config.baseUrl + file));
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
  /** The possible target files of redirects: all except files that are generated from redirects. */
  const filesIn = graph.parts((locale: string) => {
    const site = join(sites(locale).site, { redirects: [], rewrites: [] });
    return openPathnames(() => projects(locale).staticPathnames, {
      site,
      markdownOf: openMarkdownFiles(site, project.originals),
    });
  });
  /** The pages and files of a language, without its redirects, because these may lead to another language. */
  const addressesIn = graph.parts((locale: string) => {
    const { site } = sites(locale);
    return openAddresses(join(site, { redirects: [], rewrites: [] }), filesIn(locale));
  });
  const languagePages = graph.computed('where languages lie', () =>
    locales().map((locale) => ({
      locale,
      baseUrl: projects(locale).config.baseUrl,
      addresses: () => addressesIn(locale),
    })),
  );
  const usual = () => usualLocale(project.config);
  const counterparts = openCounterparts(locales, (locale) => sites(locale).site, project.originals);
  /** @returns the merged values of all sites; for a single site, its value unchanged */
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
  /** @returns the lists of all sites as one list */
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
      /** Errors in pages and sidebars, before links are checked. */
      siteFaults: () => withoutRepeatedFaults(locales().map((locale) => sites(locale).diagnostics)),
    }),
    {
      async update() {
        await project.buildExtensionPages();
        for (const locale of locales()) await sites(locale).update();
      },
    },
  );
  return {
    /** The compiled languages. */
    locales,
    /** The language at the site's base URL, or the only compiled one. */
    usual,
    /** The project with the settings of one language. */
    projects,
    sites,
    listInAll,
    counterparts,
    /** The merged data of all languages; for shared data, the default language's. */
    all,
  };
}
