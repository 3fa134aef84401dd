import type { SearchText } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';

/** A search record in the format of Algolia's DocSearch crawler. The search boxes of several services support this
 * format. */
export interface SearchRecord {
  /** Unique key: the URL, and the number of the record on the page. */
  key: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** `lvl1`: a page. `lvl2` to `lvl6`: a heading. `content`: a chunk of body text. */
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  version: string | null;
  /**
   * The sort keys of results: first pages, then headings, then body text; within each kind, by position on the page.
   */
  weight: { level: number; position: number };
}

/** The data of a page that its records are built from. */
export interface RecordedPage {
  text: SearchText;
  /** Scheme and host of the site. */
  origin: string;
  language: string;
  tag: string;
  version?: string | undefined;
}

/** Maximum length of text per record, in characters. Services accept records of about 10 kB. */
const longest = 4000;

/** @returns the records of a page: one for the page, one for each heading, one for each chunk of body text */
export function recordsOf({ text: page, origin, language, tag, version }: RecordedPage): SearchRecord[] {
  const url = origin + encodePath(page.path);
  const records: SearchRecord[] = [];
  const noHeadings = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  let hierarchy: SearchRecord['hierarchy'] = { lvl0: page.group, lvl1: page.title, ...noHeadings };
  const add = (type: SearchRecord['type'], anchor: string | undefined, content: string | null, part: number) =>
    records.push({
      key: `${page.path}#${anchor ?? ''}:${type}:${part}`,
      url: anchor === undefined ? url : `${url}#${encodeURIComponent(anchor)}`,
      url_without_anchor: url,
      anchor: anchor ?? null,
      type,
      hierarchy,
      content,
      language,
      docusaurus_tag: tag,
      version: version ?? null,
      weight: { level: type === 'content' ? 0 : 100 - 10 * Number(type.slice(3)), position: records.length },
    });

  add('lvl1', undefined, page.description ?? null, 0);
  for (const { id, heading, depth = 2, text } of page.sections) {
    if (id !== undefined) {
      const above = Object.fromEntries(
        Object.entries(hierarchy).map(([level, words]) => [level, Number(level.slice(3)) < depth ? words : null]),
      );
      hierarchy = { ...(above as SearchRecord['hierarchy']), [`lvl${depth}`]: heading ?? null };
      add(`lvl${depth}` as SearchRecord['type'], id, null, 0);
    }
    for (const [part, content] of inPieces(text).entries()) add('content', id, content, part);
  }
  return records;
}

/** Splits text at spaces into chunks of at most `longest` characters. */
function inPieces(text: string): string[] {
  return text.match(new RegExp(`\\S[^]{0,${longest - 1}}(?=\\s|$)|\\S{${longest}}`, 'g')) ?? [];
}
