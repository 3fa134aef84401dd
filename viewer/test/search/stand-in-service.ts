import type { BrowserContext } from 'playwright-core';

/** A record in an index of DocSearch. */
export interface SampleRecord {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  hierarchy: Record<string, string | null>;
  content?: string;
  language: string;
  docusaurus_tag: string;
}

/** The query parameters that the replacement of Algolia's service supports. */
interface Query {
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters: (string | string[])[];
  attributesToSnippet: string[];
  highlightPreTag: string;
  highlightPostTag: string;
}

export interface StandInService {
  /** The received queries in order, with all their parameters. */
  queries: Record<string, unknown>[];
  /** The requested addresses. Their host contains the application id. */
  urls: string[];
  /** Query → delay of its response, in milliseconds. */
  delays: Map<string, number>;
  /** Whether the test makes all hosts of the service unreachable. */
  isDown: boolean;
}

/**
 * Replaces the service of Algolia: answers `POST /1/indexes/…/queries` on every host of the service, with records in
 * memory. A record is a hit if it contains every word of the query. Hits are not ranked.
 */
export async function placeholderService(
  context: BrowserContext,
  records: readonly SampleRecord[],
): Promise<StandInService> {
  const service: StandInService = { queries: [], urls: [], delays: new Map(), isDown: false };
  await context.route(/^https:\/\/[^/]+\.algolia(?:net\.com|\.net)\//, async (route) => {
    const { requests } = JSON.parse(route.request().postData()!) as { requests: Query[] };
    service.urls.push(route.request().url());
    service.queries.push(...(requests as unknown as Record<string, unknown>[]));
    if (service.isDown) return route.abort();
    await new Promise((done) => setTimeout(done, service.delays.get(requests[0]!.query) ?? 0));
    const headers = { 'access-control-allow-origin': '*' };
    // `fulfill` fails if the test closes the page before the response.
    await route
      .fulfill({ json: { results: requests.map((query) => answer(query, records)) }, headers })
      .catch(() => undefined);
  });
  return service;
}

function answer(query: Query, records: readonly SampleRecord[]) {
  const words = query.query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = records.filter(
    (record) =>
      passes(record, query.facetFilters) && words.every((word) => wordsOf(record).toLowerCase().includes(word)),
  );
  const { page, hitsPerPage } = query;
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => hit(record, words, query)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: query.query,
    params: '',
    processingTimeMS: 1,
  };
}

/** Whether a record matches all filters. A filter that is a list matches if one of its items does. */
function passes(record: SampleRecord, filters: Query['facetFilters']): boolean {
  const meets = (filter: string) => {
    const [name, value] = filter.split(/:(.*)/s) as [keyof SampleRecord, string];
    return record[name] === value;
  };
  return filters.every((filter) => (typeof filter === 'string' ? meets(filter) : filter.some(meets)));
}

/** Returns the string of a record that is searched: its content, or its heading. */
function wordsOf({ type, hierarchy, content = '' }: SampleRecord): string {
  return type === 'content' ? content : (hierarchy[type] ?? '');
}

function hit(record: SampleRecord, words: readonly string[], query: Query) {
  const mark = (text: string) => highlight(text, words, query);
  const values = Object.entries(record.hierarchy).filter((entry): entry is [string, string] => entry[1] !== null);
  const length = Number(query.attributesToSnippet.find((each) => each.startsWith('content:'))!.split(':')[1]);
  return {
    ...record,
    content: record.content ?? null,
    _highlightResult: {
      hierarchy: Object.fromEntries(
        values.map(([level, text]) => [level, { value: mark(text), matchLevel: 'full', matchedWords: words }]),
      ),
    },
    _snippetResult:
      record.content === undefined
        ? {}
        : { content: { value: mark(record.content.split(' ').slice(0, length).join(' ')), matchLevel: 'full' } },
  };
}

function highlight(text: string, words: readonly string[], { highlightPreTag, highlightPostTag }: Query): string {
  if (words.length === 0) return text;
  const any = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
  return text.replace(new RegExp(any, 'gi'), (found) => highlightPreTag + found + highlightPostTag);
}
