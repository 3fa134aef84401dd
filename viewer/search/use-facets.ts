import { useMemo } from 'react';
import type { SearchQuery } from '../../corpus/search-answer.ts';
import type { DocsInstanceSummary, Locale, SiteSearch } from '../../corpus/schema/index.ts';
import { createCorpus, type Corpus } from '../corpus/corpus.ts';
import { useCorpus, usePage, useSite } from '../corpus/corpus-context.ts';
import { docsInstances } from '../corpus/site-file.ts';
import { usePathname } from '../navigation/use-location.ts';
import { preferredVersion } from '../state/preferred-version.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import type { FacetChoice } from './facets.ts';
import { searchScopes, type SearchScope } from './search-scopes.ts';
import { searchedVersions, tagsOf } from './search-tags.ts';

/** The filters that the search user interface offers, and the selected filters. */
export interface Facets {
  /** The parts of the site that can be searched alone; empty if there is only one. */
  scopes: readonly SearchScope[];
  /** The selected part of the site; undefined if the whole site is searched. */
  scope: SearchScope | undefined;
  /** The docs instances with several versions, and the name of the version to search in each. */
  versioned: readonly (DocsInstanceSummary & { chosen: string | undefined })[];
  /** The languages that the reader can search from this page. Empty if there is only one language. */
  languages: readonly Locale[];
  language: string;
  /**
   * Whether the selected language differs from the page's language. The hits are then on the separate site of that
   * language.
   */
  isElsewhere: boolean;
  /** Changes the given filters. */
  choose: (change: FacetChoice) => void;
  /** The filters that the reader has selected. */
  choice: FacetChoice;
  /** The filters in the format of a query. The object stays the same as long as they are unchanged. */
  query: SearchQuery['facets'];
  /** The corpus of the selected language. It contains the search index, and the pages of the hits. */
  place: Corpus;
}

/**
 * @param choice the selected filters
 * @param onChoose is called with all filters after a change
 */
export function useFacets(search: SiteSearch, choice: FacetChoice, onChoose: (choice: FacetChoice) => void): Facets {
  const site = useSite();
  const corpus = useCorpus();
  const page = usePage();
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const requested = JSON.stringify(choice.versions ?? {});
  const versions = useMemo(
    () =>
      searchedVersions(
        {
          site,
          page,
          pathname,
          suffix: '',
          preferredVersion: (instance) => (isHydrated ? preferredVersion(instance).get() : undefined),
        },
        JSON.parse(requested) as Record<string, string>,
      ),
    [site, page, pathname, isHydrated, requested],
  );
  const tags = useMemo(() => tagsOf(versions), [versions]);
  const all = useMemo(() => searchScopes(site, tags), [site, tags]);
  const scope = all.find(({ name }) => name === choice.scope);
  const languages = useMemo(() => reachable(site.locales, search, corpus), [site, search, corpus]);
  const other = languages.find(({ name }) => name === choice.language && name !== site.locale);
  const language = other?.name ?? site.locale;
  const query = useMemo(() => ({ language, tags, ...(scope && { within: scope.part }) }), [language, tags, scope]);
  const place = useMemo(
    () => (other ? createCorpus(other.path, fetch, `${other.path}corpus/`, corpus.sharedUrl) : corpus),
    [corpus, other],
  );
  return {
    scopes: all.length > 1 ? all : [],
    scope,
    versioned: docsInstances(site)
      .filter((instance) => instance.versions.length > 1)
      .map((instance) => ({ ...instance, chosen: versions.get(instance.id) })),
    languages,
    language,
    isElsewhere: other !== undefined,
    choose: (change) => onChoose({ ...choice, ...change, versions: { ...choice.versions, ...change.versions } }),
    choice,
    query,
    place,
  };
}

/**
 * Returns the languages that can be searched from this page. The index is in the corpus of its language. The viewer
 * can only compute the URL of that corpus if the current corpus is at its default URL.
 */
function reachable(locales: readonly Locale[], search: SiteSearch, { baseUrl, corpusUrl }: Corpus): readonly Locale[] {
  if (search.kind === 'hosted' || corpusUrl !== `${baseUrl}corpus/`) return [];
  const here = locales.filter(({ url }) => url === undefined);
  return here.length > 1 ? here : [];
}
