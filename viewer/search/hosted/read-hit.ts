import { isObject, type Shape } from '../../corpus/shape.ts';
import { unmarked } from '../marked-text.tsx';
import type { Marked, SearchHit } from '../../../corpus/search-answer.ts';
import { marks } from './hosted-query.ts';

/**
 * @param record a hit in the service's answer, unchecked
 * @param address converts a URL to an address on this site
 * @returns undefined if the record has no address
 */
export function readHit(record: unknown, address: (url: string) => string): SearchHit | undefined {
  if (!isObject(record) || !isObject(record.hierarchy)) return undefined;
  const { objectID, url, type } = record;
  const levels = Object.entries(record.hierarchy).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const hierarchy = levels.sort(([a], [b]) => a.localeCompare(b, 'en')).map(([, text]) => readText(text));
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isUrl(url) || hierarchy.length === 0)
    return undefined;

  const kind = type === 'content' ? 'text' : type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
  const level = kind === 'text' || type === undefined ? levels.at(-1)![0] : String(type);
  const title = valueAt(record._highlightResult, ['hierarchy', level, 'value']);
  const excerpt = valueAt(record._snippetResult, ['content', 'value']);
  return {
    id: objectID,
    url: address(url),
    hierarchy,
    kind,
    title: title === undefined ? unmarked(hierarchy.at(-1)!) : readMarked(title),
    ...(excerpt !== undefined && { excerpt: readMarked(excerpt) }),
  };
}

function isUrl(url: string): boolean {
  try {
    return Boolean(new URL(url, 'https://localhost/'));
  } catch {
    return false;
  }
}

function valueAt(value: unknown, steps: readonly string[]): string | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' && value !== '' ? value : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? valueAt((value as Shape)[step], rest) : undefined;
}

/**
 * Splits a string with marked matches: `a <mark>b</mark>` → `a `, and `b` as a match. All other markup is plain text.
 */
function readMarked(text: string): Marked {
  return text.split(marks.before).flatMap((part, index) => {
    const [hit, ...rest] = index === 0 ? ['', part] : part.split(marks.after);
    const pieces = [
      { text: readText(hit!), isHit: true },
      { text: readText(rest.join('')), isHit: false },
    ];
    return pieces.filter((piece) => piece.text !== '');
  });
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** Decodes entities, because crawlers store escaped text and React escapes it again. */
function readText(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => characters[name]!);
}
