import type { SearchText } from '../../../corpus/schema/index.ts';
import type { SearchQuery } from '../../../corpus/search-answer.ts';
import { loadStem } from '../../../corpus/search/language/load-stem.ts';
import { openEngine } from '../../../corpus/search/search.ts';
import { openIndex, type IndexedPart } from '../../search/index-files.ts';
import type { SearchedPage } from '../../search/search-texts.ts';

/**
 * A page of a test: its title, its sections as heading → text, and other properties. Text before the first
 * heading has the heading "".
 */
export type WrittenPage = readonly [title: string, sections: Record<string, string>, more?: Partial<SearchText>];

/** @returns the data of a page in an index. By default, its path is its title in lower case */
export function textOf([title, sections, more]: WrittenPage): SearchText {
  return {
    path: `/docs/${title.toLowerCase().replace(/\W+/g, '-')}`,
    group: 'Docs',
    title,
    sections: Object.entries(sections).map(([heading, text]) =>
      heading === '' ? { text } : { id: heading.toLowerCase().replace(/\W+/g, '-'), heading, depth: 2, text },
    ),
    ...more,
  };
}

/** @returns the files of an index: path → JSON. Paths are below `<language>/<tag>/` */
export async function indexOf(
  pages: readonly WrittenPage[],
  tag = 'default',
  language = 'en',
  rank = 1,
): Promise<Map<string, string>> {
  const { files } = await openWrittenIndex(tag, language, rank).write(pages.map(textOf));
  return files;
}

/** Creates an index that can be updated several times. Each update writes only files with a new version symbol. */
export function openWrittenIndex(tag: string, language = 'en', rank = 1) {
  const indexFiles = openIndex(tag);
  let before = new Map<string, { version: symbol; text: string }>();
  return {
    /** Returns all files as path → JSON, the paths of newly computed files, and the paths of pages that were read. */
    async write(texts: readonly SearchText[], more: Pick<IndexedPart, 'baseUrl' | 'original'> = {}) {
      const requests: string[] = [];
      const made: string[] = [];
      const pages = texts.map((text) => searchedPage(text, ({ path }) => requests.push(path)));
      const now: typeof before = new Map();
      for await (const { path, version, make } of indexFiles(pages, { language, rank, ...more }, [], () => undefined)) {
        const old = before.get(path);
        const isSame = old !== undefined && old.version === version;
        if (!isSame) made.push(path);
        now.set(path, isSame ? old : { version, text: JSON.stringify(await make()) });
      }
      before = now;
      return {
        files: new Map(Array.from(now, ([path, { text }]) => [`${language}/${tag}/${path}`, text])),
        made,
        requests,
      };
    },
  };
}

/**
 * Creates a page of an index.
 *
 * @param onRead called when the text is read
 */
export function searchedPage(text: SearchText, onRead: (text: SearchText) => void = () => {}): SearchedPage {
  const { path, group, ...content } = text;
  return {
    path,
    group,
    isPost: path.startsWith('/blog/'),
    inputs: [text],
    content: [content],
    text: async () => (onRead(text), text),
  };
}

/** Creates the search engine of browsers for an index in memory. */
export function searcher(files: Pick<ReadonlyMap<string, string>, 'get'>) {
  const read: string[] = [];
  const engine = openEngine(async (path) => {
    read.push(path);
    const text = files.get(path);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }, loadStem);
  const search = (text: string, query: Partial<SearchQuery> = {}, signal = new AbortController().signal) =>
    engine.search(
      {
        text,
        page: 0,
        hitsPerPage: 20,
        hitsPerDocument: 5,
        snippetWords: 10,
        facets: { language: 'en', tags: ['default'] },
        ...query,
      },
      signal,
    );
  return {
    search,
    /** Paths of the files that were read. */
    read,
    /** Returns the titles of the pages that are found, without duplicates. */
    titles: async (text: string, query: Partial<SearchQuery> = {}) => [
      ...new Set((await search(text, query)).hits.map(({ hierarchy }) => hierarchy[1]!)),
    ],
  };
}
