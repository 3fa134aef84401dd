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

/** The available filters of a search, and the selected ones. */
export interface Facets {
  /** The parts of the site; empty without a choice. */
  scopes: readonly SearchScope[];
  /** The selected part, if only one is searched. */
  scope: SearchScope | undefined;
  /** The docs with several versions, and the selected version of each. */
  versioned: readonly (DocsInstanceSummary & { chosen: string | undefined })[];
  /** The languages with a reachable index; empty without a choice. */
  languages: readonly Locale[];
  language: string;
  /** Whether it differs from the page's language: hits are then in another site. */
  isElsewhere: boolean;
  /** Changes some filters. */
  choose: (change: FacetChoice) => void;
  /** All filters that the reader has selected. */
  choice: FacetChoice;
  /** Memoized by its content. */
  query: SearchQuery['facets'];
  /** The corpus of the index, and of the pages of its hits. */
  place: Corpus;
}

/**
 * @param choice the current filters
 * @param onChoose called with all filters after a change
 */
export function useFacets(search: SiteSearch, choice: FacetChoice, onChoose: (choice: FacetChoice) => void): Facets {
  const site = useSite();
  const corpus = useCorpus();
  const page = usePage();
  const pathname = usePathname();
  const isHydrated = useHydrated();
  const wanted = JSON.stringify(choice.versions ?? {});
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
        JSON.parse(wanted) as Record<string, string>,
      ),
    [site, page, pathname, isHydrated, wanted],
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

/** The index of another language is in its own corpus. Its URL is known if this corpus is at its default URL. */
function reachable(locales: readonly Locale[], search: SiteSearch, { baseUrl, corpusUrl }: Corpus): readonly Locale[] {
  if (search.kind === 'hosted' || corpusUrl !== `${baseUrl}corpus/`) return [];
  const here = locales.filter(({ url }) => url === undefined);
  return here.length > 1 ? here : [];
}
