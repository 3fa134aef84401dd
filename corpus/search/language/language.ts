import { nameOfLanguage } from './stem.ts';

/**
 * The rules by which the search divides text of a language into words. The index stores its language, so that queries
 * are divided by the same rules as its pages.
 */
export interface Language {
  /** The first part of the language's tag: `zh` for `zh-Hans`. */
  name: string;
  /**
   * Divides text without spaces into words.
   *
   * Absent if the language has spaces, or if the browser has no segmenter. Without a segmenter, search uses pairs of
   * characters, because every index contains them.
   */
  segment?: (text: string) => string[];
  /** Removes prefixes that do not belong to the word, such as an article: `الملف` → `ملف`. */
  reduce?: (term: string) => string;
  /** Whether the language writes compounds as one word: `Lizenzschlüssel`. */
  hasCompounds?: boolean;
  /** Function words, such as articles, in the form that `fold` returns. The index contains these words as well. */
  functionWords?: ReadonlySet<string>;
}

/** Languages without spaces for which `Intl.Segmenter` has dictionaries. */
const dense = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my']);
/** Languages that write compounds as one word, and join the parts with the same letters. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no']);
const known = new Map<string, Language>();

/** @param tag a BCP 47 tag: `zh-Hans`, `pt-BR` */
export function languageOf(tag: string): Language {
  const before = known.get(tag);
  if (before) return before;
  const name = nameOfLanguage(tag);
  const language: Language = {
    name,
    ...(dense.has(name) ? { segment: segmenterOf(name) } : {}),
    ...(compounding.has(name) ? { hasCompounds: true } : {}),
    ...(name === 'ar' ? { reduce: withoutArticle } : {}),
  };
  known.set(tag, language);
  return language;
}

function segmenterOf(name: string): Language['segment'] {
  if (typeof Intl.Segmenter !== 'function') return undefined;
  const segmenter = new Intl.Segmenter(name, { granularity: 'word' });
  return (text) => joined(Array.from(segmenter.segment(text), ({ segment }) => segment));
}

const katakana = /^[\p{Script=Katakana}ー\uff70\uff9e\uff9f]+$/u;

/**
 * Joins pieces of words that the dictionary of the segmenter lacks: `トーク|ン`, `プ|レイ`. A single katakana character is no
 * word, so it is joined to the previous piece. At the start, it is joined to the next piece.
 */
function joined(pieces: readonly string[]): string[] {
  const words: string[] = [];
  let belongsToNext = false;
  for (const piece of pieces) {
    const isKatakana = katakana.test(piece);
    const isSingle = isKatakana && piece.length === 1;
    const followsKatakana = isKatakana && katakana.test(words.at(-1) ?? '');
    if (followsKatakana && (isSingle || belongsToNext)) words.push(words.pop()! + piece);
    else words.push(piece);
    belongsToNext = isSingle && !followsKatakana;
  }
  return words;
}

const isHiragana = /^[\p{Script=Hiragana}ー]+$/u;

/** @param term in the form that `fold` returns */
export function isFunctionWord(term: string, { name, functionWords }: Language): boolean {
  // Japanese words of only hiragana are particles, endings and auxiliary verbs.
  return functionWords?.has(term) === true || (name === 'ja' && isHiragana.test(term));
}

const verb = /^\p{Script=Han}(?=\p{Script=Hiragana}+$)/u;

/**
 * Returns the first character of a Japanese verb: `変える` → `変`. Nouns of the same meaning often start with it: `変更`.
 *
 * @returns undefined if the term is no such verb
 */
export function nounStartOf(term: string, { name }: Language): string | undefined {
  return name === 'ja' ? verb.exec(term)?.[0] : undefined;
}

/** Matches the Arabic article, with the conjunction and the preposition that can precede it. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

/**
 * Removes the Arabic article: `الملف`, `والملف` and `للملف` → `ملف`.
 *
 * @param term in the form that `fold` returns
 */
function withoutArticle(term: string): string {
  return term.replace(article, '');
}
