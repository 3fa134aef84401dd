import { nameOfLanguage } from './stem.ts';

/** The rules that find words of a language. The index selects them, so that queries and pages use the same rules. */
export interface Language {
  /** The first part of its tag: `zh` of `zh-Hans`. */
  name: string;
  /**
   * Segments text without blanks into words.
   *
   * Absent if the language has blanks, and in browsers without a segmenter. Then pairs of characters, which every index
   * contains, replace words.
   */
  segment?: (text: string) => string[];
  /** Removes letters from a folded word that do not belong to it. */
  reduce?: (term: string) => string;
  /** Whether words can consist of other words without a separator: `Lizenzschlüssel`. */
  hasCompounds?: boolean;
  /** Folded function words, such as articles. They come from the index. */
  functionWords?: ReadonlySet<string>;
}

/** Languages without blanks for which `Intl.Segmenter` has dictionaries. */
const dense = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my']);
/** Languages that write compounds as one word, with the same letters between their parts. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no']);
const known = new Map<string, Language>();

/** @param tag in BCP 47: `zh-Hans`, `pt-BR` */
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
 * Joins the pieces of words that the dictionary does not know: `トーク|ン`, `プ|レイ`. A single katakana character is not a
 * word. It belongs to the previous piece, or to the next one at the start.
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

/** @param term folded */
export function isFunctionWord(term: string, { name, functionWords }: Language): boolean {
  // Japanese words in hiragana alone are particles, endings and auxiliary verbs.
  return functionWords?.has(term) === true || (name === 'ja' && isHiragana.test(term));
}

const verb = /^\p{Script=Han}(?=\p{Script=Hiragana}+$)/u;

/**
 * Japanese has a verb and a noun for most meanings. Both start with the same character: `変える` and `変更`.
 *
 * @returns the character; undefined if the term is not such a verb
 */
export function nounStartOf(term: string, { name }: Language): string | undefined {
  return name === 'ja' ? verb.exec(term)?.[0] : undefined;
}

/** The article, with the conjunction and the preposition that can precede it. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

/**
 * `الملف`, `والملف` and `للملف` are `ملف`.
 *
 * @param term folded
 */
function withoutArticle(term: string): string {
  return term.replace(article, '');
}
