import type { SearchCount, SearchPart } from '../../corpus/search-answer.ts';

/** The filters that a reader has chosen for a search. Absent fields have their defaults. */
export interface FacetChoice {
  /** The name of the part of the site to search. */
  scope?: string | undefined;
  /** Id of a docs instance → name of the version to search. */
  versions?: Readonly<Record<string, string>>;
  /** The name of the locale to search. */
  language?: string | undefined;
}

const versionOf = 'version-';

/** @returns the filters in a query: `in`, `language`, `version`, and `version-<instance>` for further docs instances */
export function readChoice(query: URLSearchParams): FacetChoice {
  const versions = [...query].flatMap(([key, value]) => {
    if (key === 'version') return [['default', value] as const];
    return key.startsWith(versionOf) ? [[key.slice(versionOf.length), value] as const] : [];
  });
  return {
    scope: query.get('in') ?? undefined,
    language: query.get('language') ?? undefined,
    versions: Object.fromEntries(versions),
  };
}

/**
 * @returns the query with the search text and the filters in a fixed order, and with all other parameters of `before`
 */
export function writeChoice(
  text: string,
  choice: FacetChoice,
  before: URLSearchParams = new URLSearchParams(),
): string {
  const isOurs = (key: string) => ['q', 'in', 'language', 'version'].includes(key) || key.startsWith(versionOf);
  const query = new URLSearchParams([...before].filter(([key]) => !isOurs(key)));
  if (text !== '') query.set('q', text);
  if (choice.scope !== undefined) query.set('in', choice.scope);
  for (const [instance, version] of Object.entries(choice.versions ?? {}))
    query.set(instance === 'default' ? 'version' : versionOf + instance, version);
  if (choice.language !== undefined) query.set('language', choice.language);
  return String(query) && `?${query}`;
}

/** @returns the number of results in a part of the site, or in all parts; undefined if it is unknown */
export function countIn(part: SearchPart | undefined, counts: readonly SearchCount[] | undefined): number | undefined {
  if (!counts) return undefined;
  if (!part) return counts.reduce((sum, { count }) => sum + count, 0);
  const { count, posts } = counts.find(({ tag }) => tag === part.tag) ?? { count: 0, posts: 0 };
  if (part.kind === undefined) return count;
  return part.kind === 'post' ? posts : count - posts;
}
